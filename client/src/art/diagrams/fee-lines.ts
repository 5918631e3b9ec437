import { pathNumber } from "../path-number.ts";

/** Path data in a frame of `WIDTH` by one unit a line; each line stands for the same sum. */
export type FeeLines = { count: number; kept: string; passedOn: string; stations: string };

/** The three stations stand at its ends and in its middle. */
export const WIDTH = 200;

const MOST_LINES = 100;

/**
 * A fee as so many lines that run from who pays it to who takes it. The last of them run on, as the part that is passed
 * on to a third.
 */
export function feeLines(feeRupees: number, passedOnRupees: number): FeeLines {
  const unit = [1, 2, 5, 10]
    .map((digit) => digit * 10 ** Math.max(0, String(feeRupees).length - 3))
    .find((sum) => feeRupees / sum <= MOST_LINES) as number;
  const count = Math.round(feeRupees / unit);
  const passed = Math.round(passedOnRupees / unit);
  const [middle, keptCount, top] = [WIDTH / 2, count - passed, (count - passed) / 2];
  const bend = WIDTH * 0.75;
  const kept = lines(keptCount, (y) => `M0 ${pathNumber(y)}H${middle}`);
  const passedOn = lines(passed, (y) => {
    const [from, to] = [pathNumber(keptCount + y), pathNumber(top + y)];
    return `M0 ${from}H${middle}C${bend} ${from} ${bend} ${to} ${WIDTH} ${to}`;
  });
  const stations = `M0 0V${count}M${middle} 0V${count}M${WIDTH} ${pathNumber(top)}v${passed}`;
  return { count, kept, passedOn, stations };
}

function lines(count: number, path: (y: number) => string): string {
  return Array.from({ length: count }, (_, place) => path(place + 0.5)).join("");
}
