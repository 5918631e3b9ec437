import { expect, test } from "vitest";
import { deltaArms } from "./delta-arms.ts";

test("all arms part from one source, and each ends in the middle of its row", () => {
  const arms = deltaArms(4, 200, 80).map((arm) => arm.match(/[\d.]+/g)?.map(Number) ?? []);
  expect(arms.map((numbers) => numbers.slice(0, 2))).toEqual(Array(4).fill([0, 40]));
  expect(arms.map((numbers) => numbers.slice(-2))).toEqual([10, 30, 50, 70].map((y) => [200, y]));
});
