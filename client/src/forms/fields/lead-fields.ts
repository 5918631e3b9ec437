import type { LeadForm, TypedValues } from "../../content/types.ts";

export type FieldName = keyof TypedValues;

/** What is wrong, by field. */
export type LeadErrors = Partial<Record<FieldName, string>>;

/** The fields of each form in the order they stand. */
export const FIELD_NAMES: Record<LeadForm["kind"], FieldName[]> = {
  contact: ["name", "phone", "email", "message"],
  advisor: ["name", "email", "phone", "message"],
};

/** The first faulty field, if any is. */
export function firstFaulty(order: FieldName[], errors: LeadErrors): FieldName | undefined {
  return order.find((name) => errors[name] !== undefined);
}

/** The field no person sees; what fills it in is a program. */
export const WEBSITE = "website";
