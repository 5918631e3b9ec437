import type { ErrorObject } from "ajv";

/** The one fault that a caller gets: a dotted field path such as `page.blocks.2.heading`, and what is wrong there. */
export type ContractFault = { field: string; message: string };

/**
 * Choose the fault to report from a validator's verbose list. In a union, variants of another `kind` than the value's
 * are ignored. Of the other faults, the one with the deepest path is reported.
 */
export function describeFault(errors: readonly ErrorObject[], body: unknown): ContractFault {
  const error = mostTelling(errors);
  const field = dottedPath(error);
  const kind = blockKind(field, body);
  const message = messageOf(error);
  return { field, message: kind === null ? message : `block "${kind}": ${message}` };
}

function mostTelling(errors: readonly ErrorObject[]): ErrorObject {
  const mismatches = errors.filter(
    (error) => error.keyword === "const" && error.instancePath.endsWith("/kind"),
  );
  const isClaimed = (error: ErrorObject) => !mismatches.some((mismatch) => isOfMember(error, mismatch));
  const claimed = errors.filter((error) => error.keyword !== "anyOf" && isClaimed(error));
  const candidates = claimed.length > 0 ? claimed : mismatches;
  const depth = (error: ErrorObject) => dottedPath(error).split(".").length;
  return candidates.reduce((best, error) => (depth(error) > depth(best) ? error : best));
}

/** Whether an error belongs to a variant of a union whose `kind` the value does not have. */
function isOfMember(error: ErrorObject, mismatch: ErrorObject): boolean {
  const isSameValue = mismatch.instancePath === `${error.instancePath}/kind`;
  return (
    error === mismatch || (isSameValue && error.parentSchema?.properties?.kind === mismatch.parentSchema)
  );
}

function dottedPath({ instancePath, keyword, params }: ErrorObject): string {
  const steps = instancePath.split("/").slice(1).map(unescapeStep);
  if (keyword === "required") steps.push(params.missingProperty);
  if (keyword === "additionalProperties") steps.push(params.additionalProperty);
  if (keyword === "discriminator") steps.push(params.tag);
  return steps.join(".");
}

/** JSON Pointer escapes (RFC 6901). */
function unescapeStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === "required") return "is missing";
  if (keyword === "additionalProperties") return "is not part of the contract";
  if (keyword === "discriminator") return `"${String(params.tagValue)}" is not a known ${params.tag}`;
  if (keyword === "const") return `must be "${params.allowedValue}"`;
  if (keyword === "enum") return `must be one of ${params.allowedValues.join(", ")}`;
  return message ?? `breaks the rule "${keyword}"`;
}

function blockKind(field: string, body: unknown): string | null {
  const index = /^page\.blocks\.(\d+)\./.exec(field)?.[1];
  if (index === undefined || field.split(".")[3] === "kind") return null;
  const { page } = body as { page: { blocks: { kind: string }[] } };
  return page.blocks[Number(index)]?.kind ?? null;
}
