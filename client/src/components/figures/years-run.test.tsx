import { expect, test } from "vitest";
import { only, render } from "../../../../tests/client/render.ts";
import { YearsRun } from "./years-run.tsx";

const drawn = (completedYears: number | null): HTMLElement =>
  render(<YearsRun completedYears={completedYears} />);

test.each([
  [0, "under 1 year", "0%"],
  [1, "1 year", "4%"],
  [20, "20 years", "80%"],
  [40, "40 years", "100%"],
])("%i completed years are told, and drawn as a part of twenty-five", (years, words, width) => {
  const html = drawn(years);
  expect(html.textContent).toBe(words);
  expect(only(html, "rect + rect").getAttribute("width")).toBe(width);
});

test("without a day of inception there is a dash and no bar", () => {
  const html = drawn(null);
  expect(html.textContent).toBe("–");
  expect(html.querySelector("svg")).toBeNull();
});
