import { expect, test } from "vitest";
import { joiningStreams } from "./joining-streams-drawing.tsx";

/** Heights at which a line enters and leaves. */
function ends(line: string): [number, number] {
  const numbers = line.match(/[\d.]+/g)?.map(Number) ?? [];
  return [numbers[1] as number, numbers[7] as number];
}

test("three streams keep their order, apart at first and close at last", () => {
  const all = joiningStreams().map(ends);
  expect(all).toHaveLength(12);
  const [above, below] = [0, 1].map((end) => all.map((pair) => pair[end] as number)) as [number[], number[]];
  for (const heights of [above, below])
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  const between = (heights: number[], index: number): number =>
    (heights[index + 1] as number) - (heights[index] as number);
  // The fourth and fifth line belong to different streams: apart above the join, evenly spaced below it.
  expect(between(above, 3)).toBeGreaterThan(2 * between(above, 2));
  expect(between(below, 3)).toBeCloseTo(between(below, 2), 0);
});
