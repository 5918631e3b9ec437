/** The path of a value in the words: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

type Items = Record<string, unknown>;

/** The words with a new value at a path; `undefined` removes it. Unchanged parts stay the same objects. */
export function withValue(words: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = asList(words);
    return value === undefined && rest.length === 0
      ? list.toSpliced(step, 1)
      : list.with(step, withValue(list[step], rest, value));
  }
  const items = asItems(words);
  const next = withValue(Object.hasOwn(items, step) ? items[step] : undefined, rest, value);
  if (next !== undefined) return { ...items, [step]: next };
  const { [step]: _, ...others } = items;
  return others;
}

/** The value at a path, undefined if there is none. */
export function valueAt(words: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    const isThere = value !== null && typeof value === "object" && Object.hasOwn(value, step);
    return isThere ? (value as Items)[step] : undefined;
  }, words);
}

/** A list with one item moved. */
export function moved<Item>(list: Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The value as a list; anything else becomes an empty list. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as an object; anything else becomes an empty one. */
export function asItems(value: unknown): Items {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Items) : {};
}

/** The text for a text field; anything but a text is shown as JSON. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The typed number; a text that would be rewritten, such as "1.0" on the way to "1.05", stays a text. */
export function asNumber(typed: string): number | string {
  const number = Number(typed);
  return Number.isFinite(number) && String(number) === typed ? number : typed;
}

const NAMES = ["question", "title", "term", "name", "label", "role", "heading", "topic", "page", "id"];

/** The display name of a list item, null if it has no text. */
export function nameOf(item: unknown): string | null {
  const items = asItems(item);
  const names = NAMES.map((name) => (Object.hasOwn(items, name) ? items[name] : undefined));
  return names.find((name): name is string => typeof name === "string" && name !== "") ?? null;
}
