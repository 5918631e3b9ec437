import { expect, test } from "vitest";
import { barSize, returnsGeometry } from "./returns-geometry.ts";
import type { ReturnsPair } from "./returns-series.ts";

const pairs = (...values: number[]): ReturnsPair[] =>
  values.map((value, index) => ({
    period: `CY ${2025 - index}`,
    portfolio: value,
    benchmark: value - 1,
    shown: { portfolio: value.toFixed(1), benchmark: (value - 1).toFixed(1) },
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

test("a pair of bars takes its band, but no more than a bar's widest", () => {
  const wide = (count: number) => barSize(returnsGeometry(pairs(...Array(count).fill(1)), "wide"), count);
  expect(wide(2)).toBe(wide(3));
  expect(2 * wide(6)).toBeLessThan(910 / 6);
  expect(wide(6)).toBeLessThan(wide(3));
});
