import type { Field, QueryErrors, Values } from "./fields/query-fields.ts";

const UNSTORABLE = /[\0\p{Surrogate}]/u;
// `invisible` of shared-content/form-rules.yaml.
const INVISIBLE =
  /[^\P{Cc}\0\t\n\r]|\u034F|[\u17B4-\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E01EF}]/gu;
const LINE_BREAK = /[\r\n]/;
const LINE_ENDS = /\r\n?/g;

/** The values as they are sent: trimmed, without invisible characters, the phone number reduced to digits and plus. */
export function cleanQuery(fields: Field[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field.name, clean(field, values[field.name] ?? "")]));
}

/** What is wrong with clean values, by field; a phone number that is only `dialCode` ("+91") counts as empty. */
export function checkQuery(fields: Field[], query: Values, dialCode: string): QueryErrors {
  const faults: QueryErrors = {};
  for (const field of fields) {
    const fault = faultOf(field, query[field.name] ?? "", dialCode);
    if (fault !== null) faults[field.name] = fault;
  }
  return faults;
}

function clean(field: Field, value: string): string {
  if (field.kind === "phone") {
    const { kept, dialCode } = field.rule;
    const phone = [...value].filter((character) => kept.includes(character)).join("");
    // The field begins with the dial code; behind it, some paste a number with its own.
    return phone.startsWith(`${dialCode}+`) ? phone.slice(dialCode.length) : phone;
  }
  const visible = value.replace(INVISIBLE, "");
  return (field.kind === "text" ? visible.replace(LINE_ENDS, "\n") : visible).trim();
}

function faultOf(field: Field, value: string, dialCode: string): string | null {
  if (value === "" || (field.kind === "phone" && value === dialCode)) return field.rule.required;
  switch (field.kind) {
    case "phone":
      return fits(value, field.rule.pattern) ? null : field.rule.invalid;
    case "email":
      // The length first: the pattern's effort grows with the square of it.
      if (length(value) > field.maximumLength) return field.rule.tooLong;
      return !UNSTORABLE.test(value) && fits(value, field.rule.pattern) ? null : field.rule.invalid;
    case "choice":
      return Object.hasOwn(field.rule.options, value) ? null : field.rule.unknown;
    default:
      if (UNSTORABLE.test(value)) return field.rule.unstorable;
      if (field.kind === "line" && LINE_BREAK.test(value)) return field.rule.lineBreak;
      return length(value) > field.maximumLength ? field.rule.tooLong : null;
  }
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, "u").test(text);
}

function length(text: string): number {
  return [...text].length;
}
