import { expect, test } from "vitest";
import { render } from "../../../../tests/client/render.ts";
import { shareOf, type TimeAxis, timeAxis } from "./time-axis.ts";
import { TimeRun } from "./time-run.tsx";

const start = (since: string | null, completedYears: number | null = null) => ({ since, completedYears });

test("times are shares of the longest, that of the first start", () => {
  const axis = timeAxis([start("2014-06-30"), start("2004-01-01")], "2024-01-01") as TimeAxis;
  expect(["2004-01-01", "2014-01-01", "2024-01-01"].map((day) => shareOf(axis, day))).toEqual([100, 50, 0]);
});

test("a list without a day or without a start has no axis", () => {
  expect(timeAxis([start("2014-06-30")], null)).toBeNull();
  expect(timeAxis([start(null)], "2025-05-31")).toBeNull();
});

const AXIS = timeAxis([start("2004-01-01")], "2024-01-01") as TimeAxis;

test.each([
  [start("2014-01-01", 10), "10 years", "50%"],
  [start("2023-03-01", 0), "under 1 year", "4.2%"],
  [start("2022-06-01", 1), "1 year", "7.9%"],
  [start(null), "–", undefined],
])(
  "a bar is as long as the time since the start, and the whole years stand at its end",
  (row, words, width) => {
    const html = render(<TimeRun row={row} axis={AXIS} />);
    expect(html.textContent).toBe(words);
    expect(html.querySelector("svg")?.getAttribute("width")).toBe(width);
  },
);
