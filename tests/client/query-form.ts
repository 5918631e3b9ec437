import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import declared from "../../client/src/api/forms.json" with { type: "json" };
import type { QueryForm } from "../../client/src/content/types.ts";
import type { Field } from "../../client/src/forms/fields/query-fields.ts";
import { paragraph } from "./render.ts";

const RULES_FILE = path.join(import.meta.dirname, "../../shared-content/form-rules.yaml");

/** `form-rules.yaml` as it is written. */
export const RULES = parse(readFileSync(RULES_FILE, "utf8"));

const HEADINGS = { contact: "Thank you!", advisor: "Thank you for reaching out!" };
const ORDERS = {
  contact: ["name", "phone", "email", "message"],
  advisor: ["name", "email", "phone", "message"],
};
const TEXTS: Record<string, Partial<Field>> = {
  name: { label: "Name", placeholder: "Your full name" },
  phone: { label: "Phone", hint: "Used only to answer this query." },
  email: { label: "E-mail", placeholder: "name@example.com" },
  message: { label: "Message", placeholder: "Your question" },
};

export const PHONE = { label: "+91 11 4000 0000", href: "tel:+911140000000" };

/** A form as the server describes it, with the real rules. */
export function queryForm(kind: keyof typeof ORDERS, changes: Partial<QueryForm> = {}): QueryForm {
  const form = declared.find((form) => form.kind === kind) as (typeof declared)[number];
  return {
    kind,
    action: form.page,
    api: `/api/${kind}`,
    submitLabel: "Send message",
    fields: ORDERS[kind].map((name) => drawnField(form.fields.find((field) => field.name === name))),
    consent: paragraph("We use these details only to answer you."),
    noticeVersion: "2026-11",
    thanks: kind === "contact" ? "toast" : "page",
    thanksHeading: HEADINGS[kind],
    thanksText: RULES.thanks[kind],
    nextSteps: [
      { title: "Somebody reads it", text: "Nobody else does." },
      { title: "We call you", text: "Within office hours." },
    ],
    geocoderUrl: "",
    prefilled: {},
    values: null,
    errors: {},
    ...changes,
  };
}

/** The field of this name as a form renders it. */
export function fieldOf(form: QueryForm, name: string): Field {
  return form.fields.find((field) => field.name === name) as Field;
}

function drawnField(field: (typeof declared)[number]["fields"][number] | undefined): Field {
  if (field === undefined) throw new Error("client/src/api/forms.json has no such field: run `make schema`");
  const { name, kind, maximumLength, isRequired, autocomplete } = field;
  const rule = { required: null, ...RULES.fields[name] };
  const tooLong = rule.tooLong?.replace("{limit}", String(maximumLength));
  const texts = { placeholder: null, hint: null, ...TEXTS[name] };
  return {
    name,
    kind,
    maximumLength,
    isRequired,
    autocomplete,
    ...texts,
    rule: { ...rule, ...(tooLong && { tooLong }) },
  } as Field;
}
