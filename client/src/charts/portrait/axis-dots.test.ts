import { expect, test } from "vitest";
import type { StrategyDot } from "../../content/types.ts";
import { stackedDots } from "./axis-dots.ts";

function dot(name: string, placePercent: number, own = false, spanPercent = 0): StrategyDot {
  return { name, href: `/${name}`, value: `${placePercent}`, placePercent, spanPercent, own };
}

test("dots that would touch stand on one another, the one looked at lowest; others keep to the axis", () => {
  const placed = stackedDots([dot("a", 10), dot("b", 10), dot("c", 11, true), dot("d", 60)]);
  expect(placed.map(({ name, storey }) => [name, storey])).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 0],
    ["d", 0],
  ]);
});

test("a pointer hits 24 px of a dot that stands alone, and less where others are near", () => {
  const [a, b, c, d] = stackedDots([dot("a", 10), dot("b", 10), dot("c", 13), dot("d", 60)]);
  expect(a?.hit).toEqual({ percent: 3, above: 6, below: 7 });
  expect(b?.hit).toEqual({ percent: 5.2, above: 18, below: 6 });
  expect(c?.hit).toEqual({ percent: 3, above: 6, below: 7 });
  expect(d?.hit).toEqual({ percent: 5.2, above: 17, below: 7 });
});

test("a dot within a span lies on the axis like all others, before the span, and is hit in full", () => {
  const placed = stackedDots([dot("within", 5), dot("span", 13, true, 26), dot("beside", 40)]);
  expect(placed.map(({ name, storey, hit }) => [name, storey, hit.percent])).toEqual([
    ["span", 0, 31.2],
    ["within", 0, 5.2],
    ["beside", 0, 5.2],
  ]);
});
