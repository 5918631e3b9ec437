import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { CLIENT_SOURCE_DIR, SCHEMA_FILE } from "./settings/paths.ts";

export const TYPES_FILE = path.join(CLIENT_SOURCE_DIR, "content/types.ts");

const BANNER = "/* Written by `make schema` from the render contract's JSON Schema. Do not edit. */";

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
  const schema = withoutPropertyTitles(JSON.parse(schemaText)) as JSONSchema;
  const types = await compile(schema, "RenderRequest", {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    format: true,
  });
  return types.replace(/^export interface (\w+) \{$/gm, "export type $1 = {") + UNIONS;
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

if (import.meta.main) {
  await writeFile(TYPES_FILE, await typesFromSchema(await readFile(SCHEMA_FILE, "utf8")));
}
