import { expect, test } from "vitest";
import { readKey, SHORTCUTS } from "./shortcut-keys.ts";

test("one key is a shortcut by itself", () => {
  expect(readKey({ key: "/", atMs: 5 }, null)).toEqual({ name: "search", begun: null });
});

test("g and a letter go to a section, if the letter comes in time", () => {
  const first = readKey({ key: "g", atMs: 1000 }, null);
  expect(first).toEqual({ name: null, begun: { key: "g", atMs: 1000 } });
  expect(readKey({ key: "c", atMs: 2500 }, first.begun).name).toBe("contact");
  expect(readKey({ key: "c", atMs: 2501 }, first.begun).name).toBeNull();
});

test("a key of no pair counts by itself after g", () => {
  const begun = { key: "g", atMs: 0 };
  expect(readKey({ key: "n", atMs: 1 }, begun)).toEqual({ name: "nextPage", begun: null });
  expect(readKey({ key: "x", atMs: 1 }, begun)).toEqual({ name: null, begun: null });
  expect(readKey({ key: "g", atMs: 1 }, begun).begun).toEqual({ key: "g", atMs: 1 });
});

test("no two shortcuts share their keys", () => {
  const keys = SHORTCUTS.map((shortcut) => shortcut.keys.join(" "));
  expect(new Set(keys).size).toBe(keys.length);
  const singles = keys.filter((key) => key.length === 1);
  expect(SHORTCUTS.filter(({ keys: pair }) => pair.length > 1 && singles.includes(pair[0] ?? ""))).toEqual(
    [],
  );
});
