import { expect, test } from "vitest";
import { axisLabel } from "./axis-label.ts";

test("a line of the grid is crore or a multiple", () => {
  expect(axisLabel(1, "crore", 0)).toBe("₹1 cr");
  expect(axisLabel(1.5, "crore", 1)).toBe("₹1.5 cr");
  expect(axisLabel(2, "multiple", 0)).toBe("2.0x");
});
