import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { RenderRequest } from "../../client/src/content/types.ts";
import { type ContractFault, describeFault } from "./contract-fault.ts";

/** The contract Flask and the renderer share. `id` is the first 12 hex digits of the schema file's SHA-256. */
export type RenderContract = {
  id: string;
  check: (body: unknown) => { request: RenderRequest } | { fault: ContractFault };
};

const ID_LENGTH = 12;
/** The build puts the schema beside the bundle, so it is found the same way from source and from the bundle. */
const SCHEMA_FILE = path.join(import.meta.dirname, "render-request.schema.json");

/** Read and compile the schema, once at start. */
export function loadRenderContract(schemaFile = SCHEMA_FILE): RenderContract {
  const bytes = readFileSync(schemaFile);
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, ID_LENGTH);
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strictTypes: false,
    code: { optimize: false },
  });
  ajv.addFormat("date", /^\d{4}-\d{2}-\d{2}$/);
  const validate = ajv.compile<RenderRequest>(JSON.parse(bytes.toString(), withoutMapping));
  const check: RenderContract["check"] = (body) =>
    validate(body) ? { request: body } : { fault: describeFault(validate.errors ?? [], body) };
  return { id, check };
}

/** Ajv reads a discriminator's tag from the members themselves and refuses OpenAPI's `mapping`. */
function withoutMapping(key: string, value: unknown): unknown {
  if (key !== "discriminator" || typeof value !== "object" || value === null) return value;
  return { propertyName: (value as { propertyName: string }).propertyName };
}
