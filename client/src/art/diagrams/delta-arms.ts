import { pathPoint } from "../path-number.ts";

/** An arm of a delta, which widens from the left to the right, and the gold line that begins within it. */
export type DeltaArm = { arm: string; gold: string };

const THIN = 0.012;
const WIDE = 0.6;
const PARTS_UNTIL = 0.85;

/** `count` arms that part from one river; each ends in the middle of its row. They are all alike: nothing is measured. */
export function deltaArms(count: number, width: number, height: number): DeltaArm[] {
  const row = height / count;
  return Array.from({ length: count }, (_, index) => {
    const from = height / 2 + (index - (count - 1) / 2) * THIN * 2 * height;
    const to = row * (index + 0.5);
    const [thin, wide] = [THIN * height * 0.8, (row * WIDE) / 2];
    const there = bend(0, from - thin, width, to - wide);
    const back = bend(width, to + wide, 0, from + thin);
    return {
      arm: `M${pathPoint(0, from - thin)}${there}L${pathPoint(width, to + wide)}${back}Z`,
      gold: `M${pathPoint(0, from)}${bend(0, from, width, to - wide / 2)}`,
    };
  });
}

function bend(x: number, y: number, toX: number, toY: number): string {
  const reach = (toX - x) * PARTS_UNTIL;
  return `C${pathPoint(x + reach, y)} ${pathPoint(toX - reach, toY)} ${pathPoint(toX, toY)}`;
}
