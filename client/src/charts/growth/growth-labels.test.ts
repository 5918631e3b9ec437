import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import { growthGeometry } from "./growth-geometry.ts";
import { endPlaces, headPlaces } from "./growth-labels.ts";
import { faceOf } from "./growth-series.ts";

const WIDE = growthGeometry(faceOf(growthBlock()), "wide");

test("labels far apart stand beside their dots", () => {
  const places = endPlaces({ portfolio: 40, benchmark: 140 }, WIDE);
  expect(places).toMatchObject({
    portfolio: { y: 40, side: "beside" },
    benchmark: { y: 140, side: "beside" },
  });
  expect(places.portfolio.x).toBeGreaterThan(WIDE.plotRight);
});

test("on phones names stand above the plot, at its two ends", () => {
  const phone = growthGeometry(faceOf(growthBlock()), "phone");
  const { portfolio, benchmark } = headPlaces(phone);
  expect([portfolio.anchor, benchmark.anchor]).toEqual(["start", "end"]);
  expect(benchmark.x).toBe(phone.plotRight);
  for (const { y } of [portfolio, benchmark]) expect(y).toBeLessThan(phone.margin.top);
});

test.each([
  [100, 120],
  [120, 100],
  [80, 80],
  [12, 14],
  [390, 396],
])("labels of %d and %d stand on two sides of a line, within the drawing", (portfolio, benchmark) => {
  const places = endPlaces({ portfolio, benchmark }, WIDE);
  const [upper, lower] =
    portfolio <= benchmark ? [places.portfolio, places.benchmark] : [places.benchmark, places.portfolio];
  expect([upper.side, lower.side]).toEqual(["above", "below"]);
  expect(upper.y).toBeLessThanOrEqual(lower.y);
  expect(upper.y).toBeGreaterThanOrEqual(62);
  expect(lower.y).toBeLessThanOrEqual(400 - 62);
});
