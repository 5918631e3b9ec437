import type { QueryForm } from "../../content/types.ts";

/** A field as its form declares it. */
export type Field = QueryForm["fields"][number];

/** The field of one kind. */
export type FieldOf<Kind extends Field["kind"]> = Extract<Field, { kind: Kind }>;

/** What the fields hold, by name. */
export type Values = Record<string, string>;

/** The fields as they stand. `country` is the phone field's (a two-letter code) where its dial code has several. */
export type TypedValues = Values & { country?: string };

/** What is wrong, by field. */
export type QueryErrors = Record<string, string>;

/** The name of the first faulty field, if any is. */
export function firstFaulty(fields: Field[], errors: QueryErrors): string | undefined {
  return fields.find(({ name }) => errors[name] !== undefined)?.name;
}

/** The field that people do not see; only programs fill it in. */
export const WEBSITE = "website";
