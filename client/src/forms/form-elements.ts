import type { DraftValues } from "./draft.ts";
import { FIELD_NAMES, type FieldName, firstFaulty, type LeadErrors, WEBSITE } from "./fields/lead-fields.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the fields hold, and for the draft the phone field's country where its number may not tell it. */
export function readValues(form: HTMLFormElement): DraftValues {
  const value = (name: FieldName): string => control(form, name).value;
  const { country } = control(form, "phone").dataset;
  const values = {
    name: value("name"),
    phone: value("phone"),
    email: value("email"),
    message: value("message"),
  };
  return country === undefined ? values : { ...values, country };
}

/** Whether a visible field holds anything else than it was served with. */
export function isFilledIn(form: HTMLFormElement): boolean {
  return FIELD_NAMES.contact.some((name) => control(form, name).value !== control(form, name).defaultValue);
}

export function readWebsite(form: HTMLFormElement): string {
  return control(form, WEBSITE).value;
}

/** Empty the fields of plain text; the phone number has a beginning of its own. */
export function clearTexts(form: HTMLFormElement): void {
  for (const name of ["name", "email", "message"]) control(form, name).value = "";
}

/** Put the focus into the first faulty field, if any is. */
export function focusFirst(form: HTMLFormElement, order: FieldName[], errors: LeadErrors): void {
  const first = firstFaulty(order, errors);
  if (first !== undefined) control(form, first).focus();
}

function control(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}
