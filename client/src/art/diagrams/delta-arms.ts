import { pathPoint } from "../path-number.ts";

const PARTS_UNTIL = 0.85;

/** `count` lines that part from one source; each ends in the middle of its row. All are alike: nothing is measured. */
export function deltaArms(count: number, width: number, height: number): string[] {
  const [source, reach] = [height / 2, width * PARTS_UNTIL];
  return Array.from({ length: count }, (_, index) => {
    const end = (height * (index + 0.5)) / count;
    const bend = [pathPoint(reach, source), pathPoint(width - reach, end), pathPoint(width, end)];
    return `M${pathPoint(0, source)}C${bend.join(" ")}`;
  });
}
