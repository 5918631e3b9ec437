import { expect, test } from "vitest";
import { linePath } from "./line-path.ts";

test("a line goes from corner to corner in steps of half a unit, and does not drift", () => {
  const points = [
    { x: 10, y: 20.1 },
    { x: 10.4, y: 19.3 },
    { x: 11.2, y: 30 },
    { x: 11.1, y: 30.2 },
  ];
  expect(linePath(points)).toBe("M10 20l.5-.5l.5 10.5l0 0");
});
