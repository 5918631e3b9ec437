import { expect, test } from "vitest";
import { only, render } from "../../../../tests/client/render.ts";
import { shareOf, type TimeAxis, timeAxis } from "./time-axis.ts";
import { TimeRun } from "./time-run.tsx";

const start = (since: string | null, series: string | null = null, completedYears: number | null = null) => ({
  since,
  series,
  completedYears,
});

test("times are shares of the longest, that of the first start", () => {
  const axis = timeAxis([start("2014-06-30"), start(null, "2004-01-01")], "2024-01-01") as TimeAxis;
  expect(["2004-01-01", "2014-01-01", "2024-01-01"].map((day) => shareOf(axis, day))).toEqual([100, 50, 0]);
});

test("a list without a day or without a start has no axis", () => {
  expect(timeAxis([start("2014-06-30")], null)).toBeNull();
  expect(timeAxis([start(null)], "2025-05-31")).toBeNull();
});

const AXIS = timeAxis([start("2004-01-01")], "2024-01-01") as TimeAxis;

test.each([
  [start("2014-01-01", null, 10), "10 years", "50%"],
  [start("2023-03-01", null, 0), "under 1 year", "4.2%"],
  [start("2022-06-01", null, 1), "1 year", "7.9%"],
  [start(null, "2014-01-01"), "not stated", "50%"],
  [start(null), "–", undefined],
])(
  "a bar is as long as the time since the start, and the whole years stand at its end",
  (row, words, width) => {
    const html = render(<TimeRun row={row} axis={AXIS} />);
    expect(html.textContent).toBe(words);
    expect(html.querySelector("svg")?.getAttribute("width")).toBe(width);
  },
);

test("the bar of a series is another than that of an inception", () => {
  const [stated, series] = [start("2014-01-01"), start(null, "2014-01-01")].map((row) =>
    only(render(<TimeRun row={row} axis={AXIS} />), "svg").getAttribute("class"),
  );
  expect(series).not.toBe(stated);
});
