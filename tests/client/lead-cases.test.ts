import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { LeadRules, TypedValues } from "../../client/src/content/types.ts";
import { checkLead, cleanLead } from "../../client/src/forms/validation.ts";

type Case = { case: string; body: Record<string, unknown>; errors: Record<string, string> };

const RULES_FILE = new URL("../../shared-content/lead-rules.yaml", import.meta.url);
const CASES_FILE = new URL("../contract/lead_cases.json", import.meta.url);
const HOME_DIAL_CODE = "+91";

const rules: LeadRules = parse(readFileSync(RULES_FILE, "utf8"));
const cases: Case[] = JSON.parse(readFileSync(CASES_FILE, "utf8"));

/** A form holds text only: what other programs may send instead is the server's to judge. */
const fromForms = cases.filter(({ body }) => Object.values(body).every((value) => typeof value === "string"));

const valuesOf = (body: Record<string, unknown>): TypedValues => ({
  name: "",
  phone: "",
  email: "",
  message: "",
  ...body,
});

test("the table holds what forms send", () => {
  expect(fromForms.length).toBeGreaterThan(100);
});

test.each(fromForms)("$case", ({ body, errors }) => {
  const lead = cleanLead(valuesOf(body), rules);
  expect(checkLead(lead, rules, HOME_DIAL_CODE)).toEqual(errors);
});

test("the dial code that counts as empty is the chosen country's", () => {
  const lead = cleanLead({ name: "Asha", phone: "+971 ", email: "a@b.in", message: "" }, rules);
  expect(checkLead(lead, rules, "+971")).toEqual({ phone: rules.phone.required });
  expect(checkLead(lead, rules, HOME_DIAL_CODE)).toEqual({ phone: rules.phone.invalid });
});

test("the browser trims what the rules call spaces, and the home dial code is the rules'", () => {
  expect(rules.spaces.trim()).toBe("");
  expect([...rules.spaces].map((space) => `${space}x${space}`.trim())).toEqual(
    [...rules.spaces].map(() => "x"),
  );
  expect(rules.phone.dialCode).toBe(HOME_DIAL_CODE);
});
