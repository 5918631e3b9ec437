/** Path data in a frame of `WIDTH` by `height`; each line stands for the same sum. `bands`: where the first two begin. */
export type FeeLines = {
  height: number;
  paths: [string, string, string];
  stations: string;
  bands: [number, number];
};

/** The three stations stand at its ends and in its middle. */
export const WIDTH = 200;

const MOST_LINES = 100;

/** The room between two bands, in lines. */
const GAP = 3;

/**
 * A fee as three bands of lines, from who pays it: what its taker keeps, the tax on it, and the part that runs on to a
 * third.
 */
export function feeLines(keptRupees: number, taxRupees: number, passedOnRupees: number): FeeLines {
  const fee = keptRupees + taxRupees + passedOnRupees;
  const unit = [1, 2, 5, 10]
    .map((digit) => digit * 10 ** Math.max(0, String(fee).length - 3))
    .find((sum) => fee / sum <= MOST_LINES) as number;
  const [kept, tax, passed] = [keptRupees, taxRupees, passedOnRupees].map((sum) =>
    Math.round(sum / unit),
  ) as [number, number, number];
  const [second, third] = [kept + GAP, kept + tax + 2 * GAP];
  const height = third + passed;
  const paths: FeeLines["paths"] = [
    lines(kept, 0, WIDTH / 2),
    lines(tax, second, WIDTH / 2),
    lines(passed, third, WIDTH),
  ];
  const stations = `M0 0V${height}M${WIDTH / 2} 0V${height}M${WIDTH} ${third}V${height}`;
  return { height, paths, stations, bands: [0, second] };
}

function lines(count: number, top: number, end: number): string {
  return Array.from({ length: count }, (_, place) => `M0 ${top + place + 0.5}H${end}`).join("");
}
