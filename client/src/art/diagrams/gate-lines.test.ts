import { expect, test } from "vitest";
import { gateLines } from "./gate-lines.ts";

test("a line ends at the first gate whose opening it misses, and only the middle one passes all", () => {
  const { gates, others, middle } = gateLines(3, 1000, 130);
  expect(gates.map(({ x }) => x)).toEqual([100, 400, 700]);
  for (const { y, end } of others) expect(end).toBe(gates.find(({ from, to }) => y < from || y > to)?.x);
  for (const { x } of gates) expect(others.filter(({ end }) => end === x)).toHaveLength(4);
  for (const { from, to } of gates) expect(middle > from && middle < to).toBe(true);
});
