/** Where a value lies in the words: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

type Items = Record<string, unknown>;

/** The words with another value at a path; `undefined` takes it away. What does not change stays the same object. */
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

/** The value at a path, undefined where there is none. */
export function valueAt(words: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    const isThere = value !== null && typeof value === "object" && Object.hasOwn(value, step);
    return isThere ? (value as Items)[step] : undefined;
  }, words);
}

/** A list with one of its items at another position. */
export function moved<Item>(list: Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** What should be a list: another value counts as an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What should be fields by name: another value counts as none. */
export function asItems(value: unknown): Items {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Items) : {};
}

/** What stands in a field of text: another value as JSON writes it, so that it is seen. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A number that was typed; what it would be written otherwise, such as "1.0" on the way to "1.05", stays as typed. */
export function asNumber(typed: string): number | string {
  const number = Number(typed);
  return Number.isFinite(number) && String(number) === typed ? number : typed;
}

const NAMES = ["question", "title", "term", "name", "label", "role", "heading", "topic", "page", "id"];

/** What an item of a list is known by, null where it says nothing of itself. */
export function nameOf(item: unknown): string | null {
  const items = asItems(item);
  const names = NAMES.map((name) => (Object.hasOwn(items, name) ? items[name] : undefined));
  return names.find((name): name is string => typeof name === "string" && name !== "") ?? null;
}
