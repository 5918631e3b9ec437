import { expect, test } from "vitest";
import { crossingCount, crossingLines, LINES_PER_BAND } from "./crossing-lines.ts";

const PLAN = { width: 900, height: 470, labelWidth: 56 };
const NONE = { midToMega: 0, miniToMega: 0 };

function count(path: string): number {
  return path.split("M").length - 1;
}

test.each([
  [14, 1],
  [1, 0],
  [20, 1],
  [100, 7],
])("odds of %d in a hundred are %d whole lines of seven", (percent, lines) => {
  expect(crossingCount(percent)).toBe(lines);
});

test("every line is drawn once, whatever the odds", () => {
  const { still, rising } = crossingLines({ midToMega: 3, miniToMega: 2 }, PLAN);
  expect(count(still) + count(rising)).toBe(2 * LINES_PER_BAND);
  expect(count(rising)).toBe(5);
});

test("without odds nothing rises", () => {
  expect(crossingLines(NONE, PLAN)).toMatchObject({ rising: "" });
});

test("a rising line ends above the band it left", () => {
  const { rising, bandHeights } = crossingLines({ ...NONE, midToMega: 1 }, PLAN);
  const [, start = 0, ...others] = rising.split(/[Mc ]/).filter(Boolean).map(Number);
  const end = start + (others.at(-1) ?? 0);
  expect(end).toBeLessThan(bandHeights.mid);
  expect(end).toBeCloseTo(bandHeights.mega, -1);
});
