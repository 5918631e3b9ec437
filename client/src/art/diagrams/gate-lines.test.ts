import { expect, test } from "vitest";
import { gateLines } from "./gate-lines.ts";

test.each([3, 5])(
  "of %i gates a line ends at the first whose opening it misses, and only the middle one passes all",
  (count) => {
    const { gates, others, middle } = gateLines(count, 1000, 100 * count);
    expect(gates.map(({ y }) => y)).toEqual(Array.from({ length: count }, (_, place) => 50 + 100 * place));
    for (const { x, end } of others) expect(end).toBe(gates.find(({ from, to }) => x < from || x > to)?.y);
    for (const { y } of gates) expect(others.filter(({ end }) => end === y)).toHaveLength(4);
    for (const { from, to } of gates) expect(middle > from && middle < to).toBe(true);
  },
);
