import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import { growthProps, pointsOf } from "./growth-series.ts";

test("a growth chart's data survives the way through an attribute", () => {
  const block = growthBlock();
  const points = pointsOf(JSON.parse(JSON.stringify(growthProps(block))));
  expect(points.map(({ time }) => new Date(time).toISOString().slice(0, 10))).toEqual(block.dates);
  expect(points.map(({ portfolio }) => portfolio)).toEqual(block.portfolio.values);
  expect(points.map(({ reading }) => reading.benchmark)).toEqual(block.benchmark.readings);
  expect(points.map(({ reading }) => reading.difference)).toEqual(
    block.differences.map(({ shown }) => shown),
  );
  expect(points[0]?.reading.sign).toBe(0);
  expect(points.at(-1)?.reading.sign).toBe(1);
});

test("a day without its figures is an error", () => {
  const props = growthProps(growthBlock());
  const short = { ...props.portfolio, values: props.portfolio.values.slice(1) };
  expect(() => pointsOf({ ...props, portfolio: short })).toThrow("as many figures as days");
});
