import { expect, test } from "vitest";
import { signedPercent } from "./movers.tsx";

test.each([
  [12.44, "+12.4"],
  [0.1, "+0.1"],
  [-8, "−8.0"],
])("%d reads %s", (percent, text) => {
  expect(signedPercent(percent)).toBe(text);
});
