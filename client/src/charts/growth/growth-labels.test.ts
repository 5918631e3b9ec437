import { expect, test } from "vitest";
import { growthBlock } from "../../../../tests/client/factsheet-blocks.tsx";
import type { ChartFormat } from "../chart-format.ts";
import { growthGeometry, scaleOf, xOfPoint, yOfValue } from "./growth-geometry.ts";
import { endPlaces, headPlaces, notePlace } from "./growth-labels.ts";
import { growthProps, pointsOf } from "./growth-series.ts";

const FORMATS: ChartFormat[] = ["wide", "phone"];
const WIDE = growthGeometry(growthProps(growthBlock()).face, "wide");

test("labels far apart stand beside their dots", () => {
  const places = endPlaces({ portfolio: 40, benchmark: 140 }, WIDE);
  expect(places).toMatchObject({
    portfolio: { y: 40, side: "beside" },
    benchmark: { y: 140, side: "beside" },
  });
  expect(places.portfolio.x).toBeGreaterThan(WIDE.plotRight);
});

test("on phones names stand above the plot, at its two ends", () => {
  const phone = growthGeometry(growthProps(growthBlock()).face, "phone");
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

test.each(FORMATS)("a dated word stands above every point it spans, within the plot: %s", (format) => {
  const props = growthProps(growthBlock());
  const points = pointsOf(props);
  const geometry = growthGeometry(props.face, format);
  const scale = scaleOf(points);
  const note = props.face.notes[0] as { date: string; label: string };
  const place = notePlace(note, points, geometry, scale, format);
  if (place === null) throw new Error("no place");
  const half = note.label.length * 3.3;
  points.forEach(({ portfolio, benchmark }, index) => {
    if (Math.abs(xOfPoint(geometry, points, index) - place.x) <= half) {
      expect(place.y).toBeLessThan(yOfValue(geometry, scale, Math.max(portfolio, benchmark)) - 8);
    }
  });
  expect(place.x - half).toBeGreaterThanOrEqual(geometry.plotLeft);
  expect(place.tickY).toBeGreaterThan(place.y);
});

test("a date that no point has gives no place", () => {
  const props = growthProps(growthBlock());
  const points = pointsOf(props);
  const note = { date: "1999-01-01", label: "January 1999" };
  expect(notePlace(note, points, growthGeometry(props.face, "wide"), scaleOf(points), "wide")).toBeNull();
});
