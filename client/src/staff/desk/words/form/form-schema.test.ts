import { expect, test } from "vitest";
import { emptyValue, type FormSchema, fieldsOf } from "./form-schema.ts";

const TEXT: FormSchema = { type: "string", title: "Note" };
const FORM: FormSchema = {
  type: "object",
  properties: {
    country: { const: "IN" },
    items: { type: "array" },
    note: { title: "Note", anyOf: [{ type: "string" }, { type: "null" }] },
    day: { enum: ["Monday", "Tuesday"], type: "string" },
    plus: { type: "boolean" },
  },
  propertyOrder: ["note", "day", "country", "items", "plus"],
  required: ["country", "items", "day", "plus"],
};

test("fields stand in the order of the models, without those that can only be one value", () => {
  expect(fieldsOf(FORM).map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ["note", true],
    ["day", false],
    ["items", false],
    ["plus", false],
  ]);
  expect(fieldsOf(FORM)[0]?.form).toEqual(TEXT);
});

test("a new object has what it must have, empty", () => {
  expect(emptyValue(FORM)).toEqual({ country: "IN", items: [], day: "Monday", plus: false });
});
