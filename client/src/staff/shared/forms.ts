import declared from "../../api/forms.json" with { type: "json" };
import type { ListName, QueryRecord } from "../../api/types.ts";
import type { IconName } from "../../components/icon.tsx";

type Declared = (typeof declared)[number];

/** A form as staff see it: the name of its list, and the fields in the order of columns. */
export type StaffForm = Omit<Declared, "listName" | "icon"> & { listName: ListName; icon: IconName };

/** A field of a form. */
export type StaffField = Declared["fields"][number];

/** The forms as app/forms/declared.py has them, in the menu's order. */
export const FORMS = declared as StaffForm[];

const BY_LIST = Object.fromEntries(FORMS.map((form) => [form.listName, form])) as Record<ListName, StaffForm>;

/** The form whose queries a list holds. */
export function formOf(listName: ListName): StaffForm {
  return BY_LIST[listName];
}

/** Whether a name is that of a list of queries. */
export function isListName(name: string): name is ListName {
  return Object.hasOwn(BY_LIST, name);
}

/** The value of a query's field; an empty text if it was left out. */
export function fieldValue(record: QueryRecord, { name }: StaffField): string {
  return (record as unknown as Record<string, string | null>)[name] ?? "";
}
