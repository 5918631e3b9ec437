import type { QueryForm } from "../content/types.ts";
import {
  type Field,
  firstFaulty,
  type QueryErrors,
  type TypedValues,
  WEBSITE,
} from "./fields/query-fields.ts";

/** A control that holds a field's value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of the fields, with the phone field's country if its number may not identify it. */
export function readValues(form: HTMLFormElement, fields: Field[]): TypedValues {
  const values = Object.fromEntries(fields.map(({ name }) => [name, control(form, name).value]));
  const phone = fields.find(({ kind }) => kind === "phone");
  const country = phone && control(form, phone.name).dataset.country;
  return country === undefined ? values : { ...values, country };
}

/** The typing to keep: the values of the fields, without prefilled words that nobody has changed. */
export function readTyping(form: HTMLFormElement, { fields, prefilled }: QueryForm): TypedValues {
  const values = readValues(form, fields);
  for (const name in prefilled) if (values[name] === prefilled[name]) values[name] = "";
  return values;
}

/** Whether a visible field holds anything but its served value. */
export function isFilledIn(form: HTMLFormElement, fields: Field[]): boolean {
  return fields.some(({ name }) => control(form, name).value !== servedValue(control(form, name)));
}

/** The served value of a control; a choice has none, and begins empty. */
export function servedValue(field: Control): string {
  return (field as Partial<HTMLInputElement>).defaultValue ?? "";
}

export function readWebsite(form: HTMLFormElement): string {
  return control(form, WEBSITE).value;
}

/** Empty the fields except the phone number, which clears itself. */
export function clearTexts(form: HTMLFormElement, fields: Field[]): void {
  for (const { name, kind } of fields) if (kind !== "phone") control(form, name).value = "";
}

/** Focus the first faulty field, if there is one. */
export function focusFirst(form: HTMLFormElement, fields: Field[], errors: QueryErrors): void {
  const first = firstFaulty(fields, errors);
  if (first !== undefined) control(form, first).focus();
}

function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}
