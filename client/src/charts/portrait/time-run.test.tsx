import { expect, test } from "vitest";
import { render } from "../../../../tests/client/render.ts";
import { placeOn, type TimeAxis, timeAxis } from "./time-axis.ts";
import { TimeRun } from "./time-run.tsx";

const start = (since: string | null, series: string | null = null, completedYears: number | null = null) => ({
  since,
  series,
  completedYears,
});

test("an axis begins with the year of the first start, and a long one marks every fifth year", () => {
  const axis = timeAxis([start("2014-06-30"), start(null, "2004-09-24")], "2025-05-31") as TimeAxis;
  expect(axis.years).toEqual([2005, 2010, 2015, 2020, 2025]);
  expect([placeOn(axis, "2004-01-01"), placeOn(axis, "2025-05-31")]).toEqual([0, 100]);
  expect(placeOn(axis, "2014-09-15")).toBe(50);
  expect(timeAxis([start("2021-01-28")], "2023-12-31")?.years).toEqual([2021, 2022, 2023]);
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
  [start(null, "2014-01-01"), "series", "50%"],
  [start(null), "–", undefined],
])("a bar runs from the start to the day of the list, beside the whole years", (row, words, width) => {
  const html = render(<TimeRun row={row} axis={AXIS} />);
  expect(html.textContent).toBe(words);
  expect(html.querySelector("rect")?.getAttribute("width")).toBe(width);
});

test("the bar of a series is another than that of an inception", () => {
  const [stated, series] = [start("2014-01-01"), start(null, "2014-01-01")].map((row) =>
    render(<TimeRun row={row} axis={AXIS} />)
      .querySelector("rect")
      ?.getAttribute("class"),
  );
  expect(series).not.toBe(stated);
});
