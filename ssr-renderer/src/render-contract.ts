import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RenderRequest } from "../../client/src/content/types.ts";
import { type ContractFault, describeFault } from "./contract-fault.ts";
import { validate } from "./render-request.schema.json?validator";

/** The contract Flask and the renderer share. `id` is the first 12 hex digits of the schema file's SHA-256. */
export type RenderContract = {
  id: string;
  check: (body: unknown) => { request: RenderRequest } | { fault: ContractFault };
};

const ID_LENGTH = 12;
/** The build puts the schema beside the bundle, so it is found the same way from source and from the bundle. */
const SCHEMA_FILE = path.join(import.meta.dirname, "render-request.schema.json");

/** Read the schema file for its id. The build has compiled its validator. */
export function loadRenderContract(schemaFile = SCHEMA_FILE): RenderContract {
  const bytes = readFileSync(schemaFile);
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, ID_LENGTH);
  const check: RenderContract["check"] = (body) =>
    validate(body)
      ? { request: body as RenderRequest }
      : { fault: describeFault(validate.errors ?? [], body) };
  return { id, check };
}
