import { expect, test } from "vitest";
import { deltaArms } from "./delta-arms.ts";

const ends = (path: string): number[] =>
  [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)]
    .filter(([, x]) => Number(x) === 200)
    .map(([, , y]) => Number(y));

test("each arm ends within its row, and its gold line within the arm", () => {
  const arms = deltaArms(4, 200, 80);
  for (const [index, { arm, gold }] of arms.entries()) {
    const [top = 0, bottom = 0] = ends(arm);
    expect(top).toBeGreaterThan(index * 20);
    expect(bottom).toBeGreaterThan(top);
    expect(arm.endsWith("Z")).toBe(true);
    expect(bottom).toBeLessThan((index + 1) * 20);
    const [line = 0] = ends(gold);
    expect(line).toBeGreaterThan(top);
    expect(line).toBeLessThan(bottom);
  }
});
