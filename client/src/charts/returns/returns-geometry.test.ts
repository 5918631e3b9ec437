import { expect, test } from "vitest";
import { bandStart, barSize, periodAt, returnsGeometry } from "./returns-geometry.ts";
import type { ReturnsPair } from "./returns-series.ts";

const spelling = (value: number) => ({ shown: value.toFixed(1), withSign: `${value.toFixed(1)}%` });
const pairs = (...values: number[]): ReturnsPair[] =>
  values.map((value, index) => ({
    period: `CY ${2025 - index}`,
    portfolio: value,
    benchmark: value - 1,
    spelt: { portfolio: spelling(value), benchmark: spelling(value - 1), difference: "+1.0", sign: 1 },
  }));

test("bars are columns, on phones rows, and rows where so many values have no room", () => {
  const five = pairs(1, 2, 3, 4, 5);
  expect(returnsGeometry(five, "wide").direction).toBe("columns");
  expect(returnsGeometry(five, "phone").direction).toBe("rows");
  expect(returnsGeometry(pairs(...Array(15).fill(1)), "wide").direction).toBe("rows");
});

test("the scale always holds zero", () => {
  expect(returnsGeometry(pairs(12, 5), "wide")).toMatchObject({ lowPercent: 0, highPercent: 12 });
  expect(returnsGeometry(pairs(-12, -5), "wide")).toMatchObject({ lowPercent: -13, highPercent: 0 });
});

test("a place finds its period, beyond the ends the nearest", () => {
  const geometry = returnsGeometry(pairs(1, 2, 3, 4), "wide");
  expect(bandStart(geometry, 4, 0)).toBe(5);
  expect([0, 6, 460, 919, 2000].map((x) => periodAt(geometry, 4, x, 0))).toEqual([0, 0, 2, 3, 3]);
  const rows = returnsGeometry(pairs(1, 2, 3, 4), "phone");
  expect([0, 60, rows.height].map((y) => periodAt(rows, 4, 0, y))).toEqual([0, 1, 3]);
});

test("a pair of bars takes its band, but no more than a bar's widest", () => {
  const wide = (count: number) => barSize(returnsGeometry(pairs(...Array(count).fill(1)), "wide"), count);
  expect(wide(2)).toBe(wide(3));
  expect(2 * wide(6)).toBeLessThan(910 / 6);
  expect(wide(6)).toBeLessThan(wide(3));
});
