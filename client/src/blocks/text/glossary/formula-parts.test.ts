import { expect, test } from "vitest";
import { formulaParts } from "./formula-parts.ts";

test("a line may end before a sign, but not within brackets", () => {
  expect(formulaParts("(last value ÷ first value)^(1 ÷ years) − 1")).toEqual([
    "(last value ÷ first value)^(1 ÷ years)",
    "− 1",
  ]);
  expect(formulaParts("assets ÷ units")).toEqual(["assets", "÷ units"]);
});
