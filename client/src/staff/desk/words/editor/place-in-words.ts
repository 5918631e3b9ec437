import { type FormSchema, filled } from "../form/form-schema.ts";
import { asItems, asList, nameOf, type Path } from "../form/values.ts";

/** A path by the labels of the form: "Questions, Who asks?, Answer". */
export function placeInWords(path: Path, form: FormSchema, words: unknown): string {
  const parts: string[] = [];
  let [value, part]: [unknown, FormSchema] = [words, form];
  for (const step of path) {
    if (typeof step === "number") {
      value = asList(value)[step];
      part = filled(part.items ?? {});
      parts.push(nameOf(value) ?? String(step + 1));
    } else {
      value = asItems(value)[step];
      part = filled(part.properties?.[step] ?? {});
      parts.push(part.title ?? step);
    }
  }
  return parts.join(", ");
}
