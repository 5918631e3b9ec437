/** A part of a section's JSON Schema, from which forms are made. */
export type FormSchema = {
  type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  propertyOrder?: string[];
  required?: string[];
  additionalProperties?: FormSchema | boolean;
  propertyNames?: { pattern: string };
  items?: FormSchema;
  anyOf?: FormSchema[];
  enum?: (string | number)[];
  const?: string | number;
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Only at the root: the text that replaces each {name} on the page. */
  placeholders?: Record<string, string>;
};

/** The format of a time of day, such as 09:30. */
export const TIME = "time-of-day";

/** The format of an object that is a picture. */
export const PICTURE = "picture";

/** A field of an object: its name, its form, and whether it may be left out. */
export type Field = { name: string; form: FormSchema; isOptional: boolean };

/** The fields of an object in the order of the models; a constant is not a field. */
export function fieldsOf({ properties = {}, propertyOrder, required = [] }: FormSchema): Field[] {
  return (propertyOrder ?? Object.keys(properties)).flatMap((name) => {
    const form = properties[name];
    if (form === undefined || form.const !== undefined) return [];
    return [{ name, form: filled(form), isOptional: !required.includes(name) || isNullable(form) }];
  });
}

/** The form of a nullable value, with the field's title. */
export function filled(form: FormSchema): FormSchema {
  const one = form.anyOf?.find(({ type }) => type !== "null");
  if (one === undefined) return form;
  const { anyOf: _, ...words } = form;
  return { ...one, ...words };
}

/** The initial value: empty fields, so that the check names those to fill in. */
export function emptyValue(form: FormSchema): unknown {
  const one = filled(form);
  if (one.const !== undefined) return one.const;
  if (one.enum !== undefined) return one.enum[0];
  switch (one.type) {
    case "object":
      return Object.fromEntries(
        (one.required ?? []).map((name) => [name, emptyValue(one.properties?.[name] ?? {})]),
      );
    case "array":
      return [];
    case "boolean":
      return false;
    default:
      return "";
  }
}

function isNullable({ anyOf }: FormSchema): boolean {
  return anyOf?.some(({ type }) => type === "null") ?? false;
}
