import { expect, test } from "vitest";
import { relativeCubicPoints } from "../../../../tests/client/path-numbers.ts";
import { twoPeople } from "./two-people.ts";

const { stones, lines, gold } = twoPeople(1240, 320, 48, 700);

test("a dot on the client's line stands over each of five columns", () => {
  expect(stones).toHaveLength(5);
  expect(new Set(stones.map(({ y }) => y)).size).toBe(1);
});

test("who comes reaches the client at the first place and at the last, and is away in between", () => {
  const comes = relativeCubicPoints(lines[0] ?? "");
  const lowestNear = (place: number): number =>
    Math.max(...comes.filter(({ x }) => Math.abs(x - (stones[place]?.x ?? 0)) < 60).map(({ y }) => y));
  const level = comes[0]?.y ?? 0;
  const client = stones[0]?.y as number;
  for (const place of [0, 4]) expect(Math.abs(lowestNear(place) - client)).toBeLessThan(5);
  for (const place of [1, 2, 3]) expect(lowestNear(place)).toBeLessThan(level + 20);
});

test("who stays touches the client's dot at every place", () => {
  const height = Number(gold[0]?.split(" ")[1]?.split("H")[0]);
  for (const { y, r } of stones) expect(Math.abs(height - y)).toBeLessThanOrEqual(r);
});
