import { expect, test } from "vitest";
import { pathNumbers } from "../../../../tests/client/path-numbers.ts";
import { type KolamPlan, kolam, LOOSE_KOLAM, WHOLE_KOLAM } from "./kolam.ts";

type Cubic = { start: number[]; leave: number[]; arrive: number[]; end: number[] };

function cubics(loop: string): Cubic[] {
  const numbers = pathNumbers(loop);
  const cubicCount = (numbers.length - 2) / 6;
  return Array.from({ length: cubicCount }, (_, index) => {
    const at = index * 6;
    const pair = (offset: number) => numbers.slice(at + offset, at + offset + 2);
    return { start: pair(0), leave: pair(2), arrive: pair(4), end: pair(6) };
  });
}

function heading([fromX = 0, fromY = 0]: number[], [toX = 0, toY = 0]: number[]): number {
  return Math.atan2(toY - fromY, toX - fromX);
}

const THREE: KolamPlan = { dotsAcross: 3, cell: 40, parted: [] };

test("a diamond seven dots across has twenty-five dots", () => {
  expect(kolam(WHOLE_KOLAM).dots).toHaveLength(25);
});

test.each([
  ["whole", WHOLE_KOLAM],
  ["loose", LOOSE_KOLAM],
  ["small", THREE],
])("every line of the %s kolam is a closed loop without a corner", (_, plan) => {
  const { loops, looseLoops } = kolam(plan);
  for (const loop of [...loops, ...looseLoops]) {
    const parts = cubics(loop);
    parts.forEach((part, index) => {
      const next = parts[(index + 1) % parts.length] as Cubic;
      expect(next.start).toEqual(part.end);
      expect(Math.cos(heading(part.arrive, part.end) - heading(next.start, next.leave))).toBeGreaterThan(
        0.999,
      );
    });
  }
});

test("every dot is gone round by four arcs, all used once", () => {
  const { dots, loops, looseLoops } = kolam(LOOSE_KOLAM);
  const arcs = [...loops, ...looseLoops].flatMap(cubics);
  expect(arcs).toHaveLength(dots.length * 4);
  expect(new Set(arcs.map((arc) => JSON.stringify([arc.leave, arc.arrive].sort()))).size).toBe(arcs.length);
});

test("only a parted dot comes loose, as one loop round itself", () => {
  expect(kolam(WHOLE_KOLAM).looseLoops).toEqual([]);
  const { looseLoops } = kolam(LOOSE_KOLAM);
  expect(looseLoops.map((loop) => cubics(loop).length)).toEqual([4]);
  const xs = cubics(looseLoops[0] as string).map(({ end }) => end[0] as number);
  expect(Math.min(...xs)).toBeGreaterThan(240);
});
