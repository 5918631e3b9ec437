import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { crossingCount, crossingLines, LINES_PER_BAND } from "./crossing-lines.ts";

const PLAN = { width: 900, height: 470, labelWidth: 56 };
const NONE = { midToMega: 0, miniToMid: 0, miniToMega: 0 };

function count(path: string): number {
  return path.split("M").length - 1;
}

test.each([
  [14, 7],
  [1, 0],
  [13.9, 6],
  [100, 50],
])("odds of %d in a hundred are %d whole lines of fifty", (percent, lines) => {
  expect(crossingCount(percent)).toBe(lines);
});

test("seven of fifty rise where the odds are fourteen in a hundred", () => {
  const { still, rising } = crossingLines({ ...NONE, midToMega: 7 }, PLAN);
  expect(count(rising)).toBe(7);
  expect(count(still[0]) + count(still[1])).toBe(2 * LINES_PER_BAND - 7);
});

test("every line is drawn once, whatever the odds", () => {
  const { still, rising } = crossingLines({ midToMega: 5, miniToMid: 3, miniToMega: 2 }, PLAN);
  expect([...still, rising].reduce((sum, path) => sum + count(path), 0)).toBe(2 * LINES_PER_BAND);
  expect(count(rising)).toBe(10);
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

test("the drawing keeps the design's budget for path data after gzip", () => {
  const { still, rising } = crossingLines({ ...NONE, midToMega: 7 }, PLAN);
  expect(gzipSync([...still, rising].join("")).length).toBeLessThan(4000);
});
