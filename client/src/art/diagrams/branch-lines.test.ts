import { expect, test } from "vitest";
import { branchLines } from "./branch-lines.ts";

const endsOf = (path: string) =>
  [...path.matchAll(/M0 (\S+?)C.*? 100 ([\d.]+)/g)].map(([, from, to]) => [from, to]);

test("lines part from one bundle and reach the middle of their own row", () => {
  const [one, three] = branchLines([1, 3]) as [string, string];
  expect(endsOf(one)).toEqual([["92.5", "50"]]);
  expect(endsOf(three)).toEqual([
    ["97.5", "145"],
    ["102.5", "150"],
    ["107.5", "155"],
  ]);
});

test("the lines of a single row run straight", () => {
  for (const [from, to] of endsOf(branchLines([15])[0] as string)) expect(from).toBe(to);
});
