import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { officePlan, placeOnRadial } from "./office-plan.ts";

test("eight radials of two kerbs, and nine rows of blocks between each two", () => {
  const { streets } = officePlan();
  const lanes = 5 * 3;
  expect(streets.match(/M/g)).toHaveLength(8 * (2 + 9 + lanes));
});

test("no street runs inside the circus", () => {
  const numbers = pathNumbers(officePlan().streets);
  for (let index = 0; index < numbers.length; index += 2) {
    expect(Math.hypot(numbers[index] as number, numbers[index + 1] as number)).toBeGreaterThanOrEqual(95.9);
  }
});

test("a place on a radial lies at its distance, a little south of due east for the first", () => {
  const { x, y } = placeOnRadial(0, 330);
  expect(Math.hypot(x, y)).toBeCloseTo(330, 0);
  expect(y / x).toBeCloseTo(Math.tan(0.2), 2);
});
