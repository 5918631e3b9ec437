import type { LeadRules, TypedValues } from "../content/types.ts";
import type { LeadErrors } from "./fields/lead-fields.ts";

const UNSTORABLE = /[\0\p{Surrogate}]/u;
const LINE_BREAK = /[\r\n]/;
const LINE_ENDS = /\r\n?/g;

/** The values as they are sent: trimmed, the phone number reduced to digits and plus. */
export function cleanLead(values: TypedValues, rules: LeadRules): TypedValues {
  return {
    name: values.name.trim(),
    phone: [...values.phone].filter((character) => rules.phone.kept.includes(character)).join(""),
    email: values.email.trim(),
    message: values.message.replace(LINE_ENDS, "\n").trim(),
  };
}

/** What is wrong with clean values, by field; a phone number that is only `dialCode` ("+91") counts as empty. */
export function checkLead(lead: TypedValues, rules: LeadRules, dialCode: string): LeadErrors {
  const faults = {
    name: nameFault(lead.name, rules.name),
    phone: phoneFault(lead.phone, rules.phone, dialCode),
    email: emailFault(lead.email, rules.email),
    message: messageFault(lead.message, rules.message),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

function nameFault(name: string, rules: LeadRules["name"]): string | null {
  if (name === "") return rules.required;
  if (UNSTORABLE.test(name)) return rules.unstorable;
  if (LINE_BREAK.test(name)) return rules.lineBreak;
  return length(name) > rules.maximumLength ? rules.tooLong : null;
}

function phoneFault(phone: string, rules: LeadRules["phone"], dialCode: string): string | null {
  if (phone === "" || phone === dialCode) return rules.required;
  return fits(phone, rules.pattern) ? null : rules.invalid;
}

function emailFault(email: string, rules: LeadRules["email"]): string | null {
  if (email === "") return rules.required;
  // The length first: the pattern's effort grows with the square of it.
  if (length(email) > rules.maximumLength) return rules.tooLong;
  return !UNSTORABLE.test(email) && fits(email, rules.pattern) ? null : rules.invalid;
}

function messageFault(message: string, rules: LeadRules["message"]): string | null {
  if (UNSTORABLE.test(message)) return rules.unstorable;
  return length(message) > rules.maximumLength ? rules.tooLong : null;
}

function fits(text: string, pattern: string): boolean {
  return new RegExp(pattern, "u").test(text);
}

function length(text: string): number {
  return [...text].length;
}
