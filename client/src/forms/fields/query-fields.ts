import type { QueryForm } from "../../content/types.ts";

/** A field as its form declares it. */
export type Field = QueryForm["fields"][number];

/** The field of one kind. */
export type FieldOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

/** The values of the fields, by name. */
export type Values = Record<string, string>;

/**
 * The values as typed. `country` is a two-letter code; it is there if several countries share the number's dial code.
 */
export type TypedValues = Values & { country?: string };

/** What is wrong, by field. */
export type QueryErrors = Record<string, string>;

/** The name of the first faulty field, undefined if there is none. */
export function firstFaulty(fields: Field[], errors: QueryErrors): string | undefined {
  return fields.find(({ name }) => errors[name] !== undefined)?.name;
}

/** The field that people do not see; only programs fill it in. */
export const WEBSITE = "website";
