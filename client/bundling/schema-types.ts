import { compile, type JSONSchema } from "json-schema-to-typescript";

const BANNER = "/* Written by `make schema`. Do not edit. */";

/**
 * A JSON Schema as TypeScript.
 *
 * @param schema the schema, with its definitions below `$defs` or `definitions`
 * @param name the type of the schema's root, if it has no title
 * @returns type aliases, for the root and for every definition
 */
export async function typesOf(schema: object, name: string): Promise<string> {
  const types = await compile(withoutPropertyTitles(schema) as JSONSchema, name, {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    format: true,
  });
  return types.replace(/^export interface (\w+) \{$/gm, "export type $1 = {");
}

/** A titled property would become an alias of its own (`Heading1 = string`); only definitions keep their title. */
function withoutPropertyTitles(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutPropertyTitles);
  if (typeof node !== "object" || node === null) return node;
  const isObjectType = "properties" in node;
  const entries = Object.entries(node).filter(
    ([key, value]) => key !== "title" || typeof value !== "string" || isObjectType,
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutPropertyTitles(value)]));
}
