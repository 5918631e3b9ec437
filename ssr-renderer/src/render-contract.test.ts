import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SCHEMA_FILE } from "../../client/bundling/settings/paths.ts";
import { exampleRequest } from "../fixtures/example-request.ts";
import { loadRenderContract } from "./render-contract.ts";

const CONTRACT = loadRenderContract();

/** The example with the value at a dotted path replaced, or removed when `value` is undefined. */
function changed(path: string, value: unknown): unknown {
  const request = JSON.parse(JSON.stringify(exampleRequest()));
  const steps = path.split(".");
  const last = steps.pop() as string;
  const parent = steps.reduce((node, step) => node[step], request);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return request;
}

test("the id is the first 12 hex digits of the schema file's SHA-256", () => {
  const digest = createHash("sha256").update(readFileSync(SCHEMA_FILE)).digest("hex");
  expect(CONTRACT.id).toBe(digest.slice(0, 12));
});

test("a request that keeps the contract is accepted as it is", () => {
  expect(CONTRACT.check(exampleRequest())).toEqual({ request: exampleRequest() });
});

const QUESTION = "page.blocks.1.questions.0";
const INLINES = `${QUESTION}.answer.0.inlines`;

test.each([
  ["a missing part", "page", undefined, "page", "is missing"],
  ["a missing head field", "page.head.title", undefined, "page.head.title", "is missing"],
  ["a wrong type", "url", 5, "url", "must be string"],
  ["an unknown key", "site.colour", "red", "site.colour", "is not part of the contract"],
  ["an unknown key with a slash", "site.a/b", "red", "site.a/b", "is not part of the contract"],
  ["a wrong enum value", "page.status", 418, "page.status", "must be one of 200, 404, 500, 503"],
  [
    "a broken pattern",
    `${QUESTION}.id`,
    "Not a slug",
    `${QUESTION}.id`,
    'block "faq": must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"',
  ],
  [
    "null in place of text",
    "page.blocks.1.footnote",
    null,
    "page.blocks.1.footnote",
    'block "faq": must be string',
  ],
  ["a wrong type deep in a block", `${QUESTION}.id`, 7, `${QUESTION}.id`, 'block "faq": must be string'],
  [
    "a field missing in a block",
    "page.blocks.0.lede",
    undefined,
    "page.blocks.0.lede",
    'block "pageHead": is missing',
  ],
  [
    "a field that may be null",
    "page.blocks.1.link",
    {},
    "page.blocks.1.link.label",
    'block "faq": is missing',
  ],
  [
    "a fault in a union's chosen member",
    `${INLINES}.0.strong`,
    "no",
    `${INLINES}.0.strong`,
    'block "faq": must be boolean',
  ],
  [
    "a fault in a union's other member",
    `${INLINES}.2.href`,
    1,
    `${INLINES}.2.href`,
    'block "faq": must be string',
  ],
])("%s is told by its field", (_, path, value, field, message) => {
  expect(CONTRACT.check(changed(path, value))).toEqual({ fault: { field, message } });
});

test("an unknown kind of block is named", () => {
  const fault = { field: "page.blocks.2.kind", message: '"carousel" is not a known kind' };
  expect(CONTRACT.check(changed("page.blocks.2.kind", "carousel"))).toEqual({ fault });
});

test("an unknown kind of rich text is reported at its kind", () => {
  expect(CONTRACT.check(changed(`${INLINES}.0.kind`, "image"))).toMatchObject({
    fault: { field: `${INLINES}.0.kind` },
  });
});

test("an invalid date is reported", () => {
  const request = exampleRequest();
  const highlights = {
    kind: "highlights",
    id: null,
    heading: "H",
    note: null,
    link: null,
    sample: false,
  };
  const block = { ...highlights, surface: false, items: [], basis: "b", asOn: "31 May 2025" };
  const body = { ...request, page: { ...request.page, blocks: [block] } };
  expect(CONTRACT.check(body)).toEqual({
    fault: { field: "page.blocks.0.asOn", message: 'block "highlights": must match format "date"' },
  });
});

test.each([[null], ["text"], [[]], [42]])("a body of %j is no request", (body) => {
  expect(CONTRACT.check(body)).toEqual({ fault: { field: "", message: "must be object" } });
});
