import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Values } from "../../client/src/forms/fields/query-fields.ts";
import { checkQuery, cleanQuery } from "../../client/src/forms/validation.ts";
import { queryForm, RULES } from "./query-form.ts";

type Case = {
  case: string;
  form: "contact" | "advisor";
  body: Record<string, unknown>;
  errors: Record<string, string>;
};

const CASES_FILE = new URL("../contract/query_cases.json", import.meta.url);
const HOME_DIAL_CODE = "+91";

const { fields } = queryForm("contact");
const cases: Case[] = JSON.parse(readFileSync(CASES_FILE, "utf8"));

/** A form has only text. Values of other types, which programs may send, are for the server to judge. */
const fromForms = cases.filter(({ body }) => Object.values(body).every((value) => typeof value === "string"));

const valuesOf = (body: Record<string, unknown>): Values => ({
  name: "",
  phone: "",
  email: "",
  message: "",
  ...body,
});

test("the table holds what forms send", () => {
  expect(fromForms.length).toBeGreaterThan(100);
});

test.each(fromForms)("$case", ({ form, body, errors }) => {
  const { fields } = queryForm(form);
  const query = cleanQuery(fields, valuesOf(body));
  expect(checkQuery(fields, query, HOME_DIAL_CODE)).toEqual(errors);
});

test("the dial code that counts as empty is the chosen country's", () => {
  const query = cleanQuery(fields, { name: "Asha", phone: "+971 ", email: "a@b.in", message: "" });
  expect(checkQuery(fields, query, "+971")).toEqual({ phone: RULES.fields.phone.required });
  expect(checkQuery(fields, query, HOME_DIAL_CODE)).toEqual({ phone: RULES.fields.phone.invalid });
});

test("the browser trims what the rules call spaces, and the home dial code is the rules'", () => {
  expect(RULES.spaces.trim()).toBe("");
  expect([...RULES.spaces].map((space) => `${space}x${space}`.trim())).toEqual(
    [...RULES.spaces].map(() => "x"),
  );
  expect(RULES.fields.phone.dialCode).toBe(HOME_DIAL_CODE);
});

test("what the rules call invisible is dropped, and nothing else", () => {
  const invisible = new RegExp(`[${RULES.invisible}]`, "gu");
  const planes = [0x0000, 0xe0000].map((first) => Array.from({ length: 0x10000 }, (_, code) => first + code));
  const sample = planes
    .flat()
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join("");
  const { name } = cleanQuery(fields, { name: `a${sample}z` });
  expect(name).toBe(`a${sample.replace(invisible, "")}z`);
});
