import { pathPoint } from "../path-number.ts";

/** Where the lines of a row end that do not reach its right, and where the winner bends, as shares of the width. */
const STOPS = [0.45, 0.62, 0.3, 0.54, 0.38];
const [BENDS_FROM, BEND] = [0.66, 0.83];

/** For each row, lines of which one reaches the right, in the middle of the row. None of it is measured. */
export function winnerLines(
  rows: number,
  width: number,
  height: number,
): { others: string; winners: string } {
  const paths = { others: "", winners: "" };
  const pitch = height / rows / (STOPS.length + 1);
  for (let row = 0; row < rows; row += 1) {
    const to = (height * (row + 0.5)) / rows;
    for (const [line, stop] of STOPS.entries()) {
      const from = (height * row) / rows + pitch * (line + 1);
      const at = (share: number, y: number): string => pathPoint(width * share, y);
      if (line === (row * 3 + 1) % STOPS.length)
        paths.winners += `M${at(0, from)}L${at(BENDS_FROM, from)}C${at(BEND, from)} ${at(BEND, to)} ${at(1, to)}`;
      else paths.others += `M${at(0, from)}L${at(stop, from)}`;
    }
  }
  return paths;
}
