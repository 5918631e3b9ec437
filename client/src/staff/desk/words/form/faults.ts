import type { Finding } from "../../../../api/types.ts";
import { type Path, valueAt } from "./values.ts";

/** The id on screen of a value, by its path. */
export function fieldId(path: Path): string {
  return `field-${path.join(".")}`;
}

/** The path that a finding names as "questions.3.answer". */
export function pathOf(field: string): Path {
  return field === "" ? [] : field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * The faults of values on screen by id, limited to values unchanged since the check: otherwise a fault would appear at
 * the wrong item after a move.
 */
export function faultsOnScreen(
  faults: readonly Finding[],
  checked: unknown,
  words: unknown,
): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const { field, message } of faults) {
    const path = pathOf(field);
    if (valueAt(checked, path) !== valueAt(words, path)) continue;
    const id = fieldId(path);
    said.set(id, said.has(id) ? `${said.get(id)} ${message}` : message);
  }
  return said;
}
