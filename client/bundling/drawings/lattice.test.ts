import { expect, test } from "vitest";
import { pathNumbers } from "../../../tests/client/path-numbers.ts";
import { latticeTile } from "./lattice.ts";

function pointsAt(path: string, axis: 0 | 1, value: number): number[] {
  const numbers = pathNumbers(path);
  const other = axis === 0 ? 1 : 0;
  const hits: number[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    if (Math.abs((numbers[index + axis] as number) - value) < 0.02)
      hits.push(numbers[index + other] as number);
  }
  return [...new Set(hits)].sort((a, b) => a - b);
}

test("the tile is the rectangle on which hexagons of that side repeat", () => {
  expect(latticeTile(26, 64)).toMatchObject({ width: 45.03, height: 78 });
});

test("opposite edges meet: what touches one touches the other", () => {
  const { path, width, height } = latticeTile(26, 64);
  const inside = (limit: number) => (value: number) => value >= 0 && value <= limit;
  expect(pointsAt(path, 0, 0).filter(inside(height))).toEqual(
    pointsAt(path, 0, width).filter(inside(height)),
  );
  expect(pointsAt(path, 0, 0).filter(inside(height)).length).toBeGreaterThan(0);
  expect(pointsAt(path, 1, 0).filter(inside(width))).toEqual(pointsAt(path, 1, height).filter(inside(width)));
  expect(pointsAt(path, 1, 0).filter(inside(width)).length).toBeGreaterThan(0);
});
