type Json = unknown;

const ABSENT = Symbol("absent");

/** The values of one draft that another does not have, a line each: "rows › 12 › 2: 101.5". Rows count from 1. */
export function differences(mine: Json, theirs: Json): string[] {
  return [...walk(mine, theirs, [])];
}

/** Whether two values are equal, ignoring the order of names. */
export function isSame(mine: Json, theirs: Json): boolean {
  return differences(mine, theirs).length + differences(theirs, mine).length === 0;
}

function* walk(mine: Json, theirs: Json | typeof ABSENT, path: string[]): Generator<string> {
  if (mine !== null && typeof mine === "object") {
    for (const [name, value] of Object.entries(mine)) {
      const step = Array.isArray(mine) ? String(Number(name) + 1) : name;
      yield* walk(value, partOf(theirs, name), [...path, step]);
    }
  } else if (mine !== theirs) yield `${path.join(" › ")}: ${mine ?? "nothing"}`;
}

function partOf(value: Json | typeof ABSENT, name: string): Json | typeof ABSENT {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, name)) return ABSENT;
  return (value as Record<string, Json>)[name];
}
