import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { TYPES_FILE, typesFromDescription, typesFromSchema } from "./build-types.ts";
import { SCHEMA_FILE } from "./settings/paths.ts";

test("the committed types are those of the committed schema", async () => {
  expect(await readFile(TYPES_FILE, "utf8")).toBe(await typesFromSchema(await readFile(SCHEMA_FILE, "utf8")));
});

test("definitions become types by their own name, titled properties no types at all", async () => {
  const types = await typesFromSchema(
    JSON.stringify({
      title: "RenderRequest",
      type: "object",
      properties: { url: { title: "Url", type: "string" }, site: { $ref: "#/$defs/Site" } },
      required: ["url", "site"],
      $defs: {
        Site: { title: "Site", type: "object", properties: { title: { title: "Title", type: "string" } } },
      },
    }),
  );
  expect(types).toContain("export type RenderRequest = {");
  expect(types).toContain("url: string;");
  expect(types).toContain("title?: string;");
  expect(types).not.toMatch(/export type (Url|Title)\b/);
});

test("what the API takes and answers becomes types by its own name", async () => {
  const types = await typesFromDescription(
    JSON.stringify({
      paths: {},
      components: {
        schemas: {
          List: {
            type: "object",
            properties: { items: { type: "array", items: { $ref: "#/components/schemas/Item" } } },
          },
          Item: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
        },
      },
    }),
  );
  expect(types).toContain("export type List = {\n  items?: Item[];");
  expect(types).toContain("export type Item = {\n  id: string;");
});
