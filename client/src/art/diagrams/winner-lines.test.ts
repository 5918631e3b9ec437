import { expect, test } from "vitest";
import { winnerLines } from "./winner-lines.ts";

test("in each row one line reaches the right, in the middle, and the others end on the way", () => {
  const { others, winners } = winnerLines(4, 200, 80);
  const ends = [...winners.matchAll(/ ([\d.]+) ([\d.]+)(?=M|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(ends).toEqual([10, 30, 50, 70].map((y) => [200, y]));
  const stops = [...others.matchAll(/L([\d.]+)/g)].map(([, x]) => Number(x));
  expect(stops).toHaveLength(16);
  for (const stop of stops) expect(stop).toBeLessThan(200);
});
