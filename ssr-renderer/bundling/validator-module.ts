import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";

const standaloneCode = createRequire(import.meta.url)("ajv/dist/standalone")
  .default as typeof import("ajv/dist/standalone").default;

/**
 * The source of a module whose `validate` checks a value against a JSON Schema (2020-12). The build compiles the
 * schema, because a process that compiles it keeps Ajv's compiler in memory. Throws when the schema is faulty.
 */
export function validatorModule(schemaFile: string): string {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strictTypes: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  ajv.addFormat("date", /^\d{4}-\d{2}-\d{2}$/);
  const schema: object = JSON.parse(readFileSync(schemaFile, "utf8"), withoutMapping);
  return standaloneCode(ajv, ajv.compile(schema));
}

/** Ajv reads a discriminator's tag from the members themselves and refuses OpenAPI's `mapping`. */
function withoutMapping(key: string, value: unknown): unknown {
  if (key !== "discriminator" || typeof value !== "object" || value === null) return value;
  return { propertyName: (value as { propertyName: string }).propertyName };
}
