import { BAR_GAP, MARGIN } from "../chart-defaults.ts";
import type { ChartFormat, ChartSize } from "../chart-format.ts";
import type { ReturnsPair } from "./returns-series.ts";

/** Size and direction of a returns drawing, and the scale all its bars share, in percent. */
export type ReturnsGeometry = ChartSize & {
  direction: "columns" | "rows";
  lowPercent: number;
  highPercent: number;
};

const WIDTH: Record<ChartFormat, number> = { wide: 920, phone: 350 };
const COLUMNS_HEIGHT = 260;
const ROW_HEIGHT = 54;
/** The narrowest column a drawing is shown in and the width of a letter of its values, in CSS pixels. */
const NARROWEST_PX = 470;
const LETTER_PX = 6.2;
const GROUP_GAP_PX = 4;
const WIDEST_BAR = { columns: 72, rows: 14 } as const;
/** The share of a period's band that its two bars may take. */
const GROUP_SHARE = 0.8;

/** Columns where all values fit side by side, otherwise rows; on phones always rows. */
export function returnsGeometry(pairs: ReturnsPair[], format: ChartFormat): ReturnsGeometry {
  const values = pairs.flatMap(({ portfolio, benchmark }) => [portfolio, benchmark]);
  const inRows = format === "phone" || !fitsInColumns(pairs);
  return {
    width: WIDTH[format],
    height: inRows ? pairs.length * ROW_HEIGHT + 2 * MARGIN : COLUMNS_HEIGHT,
    direction: inRows ? "rows" : "columns",
    lowPercent: Math.min(0, ...values),
    highPercent: Math.max(0, ...values),
  };
}

function fitsInColumns(pairs: ReturnsPair[]): boolean {
  const spellings = pairs.flatMap(({ shown }) => [shown.portfolio, shown.benchmark]);
  const letters = Math.max(...spellings.map(({ length }) => length));
  return pairs.length * (2 * letters * LETTER_PX + GROUP_GAP_PX) <= NARROWEST_PX;
}

/** Where the band of a period begins, in drawing units: from the left for columns, from the top for rows. */
export function bandStart(
  { width, height, direction }: Pick<ReturnsGeometry, "width" | "height" | "direction">,
  count: number,
  index: number,
): number {
  const length = (direction === "columns" ? width : height) - 2 * MARGIN;
  return MARGIN + (length / count) * index;
}

/** The width of a bar: it is limited, so that a pair stays together in a wide band. */
export function barSize(geometry: ReturnsGeometry, count: number): number {
  const band = bandStart(geometry, count, 1) - MARGIN;
  return Math.min(WIDEST_BAR[geometry.direction], (band * GROUP_SHARE - BAR_GAP) / 2);
}
