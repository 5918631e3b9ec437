import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { typesOf } from "./schema-types.ts";
import { CLIENT_SOURCE_DIR, SCHEMA_FILE } from "./settings/paths.ts";

export const TYPES_FILE = path.join(CLIENT_SOURCE_DIR, "content/types.ts");
const API_TYPES_FILE = path.join(CLIENT_SOURCE_DIR, "api/types.ts");

/** Names for the unions that stand unnamed inside the schema. */
const UNIONS = `
export type Block = PageDocument["blocks"][number];
export type Inline = Paragraph["inlines"][number];
export type Drawing = NonNullable<Step["drawing"]>;
`;

/**
 * TypeScript types of the render contract.
 *
 * @param schemaText the JSON Schema file's text
 * @returns the text of `client/src/content/types.ts`
 */
export async function typesFromSchema(schemaText: string): Promise<string> {
  return (await typesOf(JSON.parse(schemaText), "RenderRequest")) + UNIONS;
}

/**
 * TypeScript types of what the API takes and answers.
 *
 * @param description the OpenAPI document's text
 * @returns the text of `client/src/api/types.ts`
 */
export async function typesFromDescription(description: string): Promise<string> {
  const definitions = JSON.parse(description.replaceAll("#/components/schemas/", "#/definitions/")).components
    .schemas;
  const names = Object.keys(definitions);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]));
  return typesOf({ type: "object", properties, required: names, definitions }, "ApiSchemas");
}

if (import.meta.main) {
  const [kind] = process.argv.slice(2);
  if (kind === "contract")
    await writeFile(TYPES_FILE, await typesFromSchema(await readFile(SCHEMA_FILE, "utf8")));
  else if (kind === "api")
    await writeFile(API_TYPES_FILE, await typesFromDescription(await text(process.stdin)));
  else throw new Error("usage: node build-types.ts contract, or api with the OpenAPI document as input");
}
