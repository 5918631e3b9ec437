import { expect, test } from "vitest";
import {
  formatDifference,
  formatGrowth,
  formatGrowthDifference,
  formatPercent,
  parseShown,
} from "./format-value.ts";

test("percent have a true minus, and zero has no sign", () => {
  expect(formatPercent(-6.84, 1)).toBe("−6.8");
  expect(formatPercent(-0.04, 1)).toBe("0.0");
  expect(formatPercent(21, 2)).toBe("21.00");
});

test("only differences carry a plus", () => {
  expect([1.2, -1.4, 0].map(formatDifference)).toEqual(["+1.2", "−1.4", "0.0"]);
  expect(formatGrowthDifference(1.02, "crore")).toBe("+₹1.02 cr");
  expect(formatGrowthDifference(-0.4, "crore")).toBe("−₹0.40 cr");
  expect(formatGrowthDifference(0.43, "multiple")).toBe("+0.43x");
});

test("growth is crore or a multiple", () => {
  expect(formatGrowth(3.6127, "crore", 2)).toBe("₹3.61 cr");
  expect(formatGrowth(1, "crore", 0)).toBe("₹1 cr");
  expect(formatGrowth(2.1, "multiple", 2)).toBe("2.10x");
});

test("what a cell shows is read back", () => {
  expect([" −6.8 ", "3.6127"].map(parseShown)).toEqual([-6.8, 3.6127]);
});
