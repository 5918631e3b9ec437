import { MARGIN } from "../chart-defaults.ts";
import type { ChartFormat, ChartMargin, ChartSize } from "../chart-format.ts";
import { type ValueScale, valueScale } from "./growth-scale.ts";
import type { GrowthFace, GrowthPoint } from "./growth-series.ts";

const SIZES: Record<ChartFormat, ChartSize> = {
  wide: { width: 1040, height: 350 },
  phone: { width: 350, height: 300 },
};
/** Room for the axis labels at the left and below. */
const AXIS_ROOM: Record<ChartFormat, { left: number; bottom: number }> = {
  wide: { left: 60, bottom: 32 },
  phone: { left: 46, bottom: 30 },
};
/** Room above the plot: on phones the lines are named there, over the name of the scale. */
const TOP_ROOM: Record<ChartFormat, number> = { wide: 7, phone: 60 };
/** From the middle of a dot to the words beside it. */
export const DOT_ROOM = 14;
const HALF_DOT_ROOM = 7;
const LETTER_WIDTH = 9.2;
const FIGURE_LETTERS = 10;
const LONGEST_WIDE_NAME = 16;
const YEAR_MS = 365.25 * 86_400_000;

/** Where things stand in a growth drawing, in its units. */
export type GrowthGeometry = ChartSize & {
  margin: ChartMargin;
  axis: { left: number; bottom: number };
  plotLeft: number;
  plotRight: number;
  plotBottom: number;
};

/** Names at the line ends: the portfolio's full name if there is room, otherwise its short one. */
export function endNames(face: GrowthFace, format: ChartFormat): { portfolio: string; benchmark: string } {
  const { portfolio, portfolioShort, benchmark } = face.names;
  const isWhole = format === "wide" && portfolio.length <= LONGEST_WIDE_NAME;
  return { portfolio: isWhole ? portfolio : portfolioShort, benchmark };
}

/** Size, margins and plotted area; on phones the plot reaches the right edge. */
export function growthGeometry(face: GrowthFace, format: ChartFormat): GrowthGeometry {
  const size = SIZES[format];
  const axis = AXIS_ROOM[format];
  const right = MARGIN + (format === "phone" ? HALF_DOT_ROOM : namesRoom(face));
  const margin = { top: plotSpan(format).top, right, bottom: MARGIN, left: MARGIN };
  return {
    ...size,
    margin,
    axis,
    plotLeft: margin.left + axis.left,
    plotRight: size.width - right,
    plotBottom: plotSpan(format).bottom,
  };
}

/** Top and bottom of the plotted area, in drawing units. */
export function plotSpan(format: ChartFormat): { top: number; bottom: number } {
  return { top: MARGIN + TOP_ROOM[format], bottom: SIZES[format].height - MARGIN - AXIS_ROOM[format].bottom };
}

/** The width of a dot and the longest name beside it. */
function namesRoom(face: GrowthFace): number {
  const { portfolio, benchmark } = endNames(face, "wide");
  const letters = Math.max(portfolio.length, benchmark.length, FIGURE_LETTERS);
  return Math.round(DOT_ROOM + letters * LETTER_WIDTH);
}

/** Where a point stands, in drawing units from the left. */
export function xOfPoint(geometry: GrowthGeometry, points: GrowthPoint[], index: number): number {
  const first = points[0]?.time ?? 0;
  const time = points[index]?.time ?? first;
  const span = (points.at(-1)?.time ?? 0) - first || 1;
  return geometry.plotLeft + ((time - first) / span) * (geometry.plotRight - geometry.plotLeft);
}

/** The scale both lines share. */
export function scaleOf(points: GrowthPoint[]): ValueScale {
  const years = ((points.at(-1)?.time ?? 0) - (points[0]?.time ?? 0)) / YEAR_MS;
  return valueScale(
    points.flatMap(({ portfolio, benchmark }) => [portfolio, benchmark]),
    years,
  );
}

/** Where a value stands, in drawing units from the top. */
export function yOfValue(
  { margin, plotBottom }: Pick<GrowthGeometry, "margin" | "plotBottom">,
  { kind, low, high }: ValueScale,
  value: number,
): number {
  const share = kind === "log" ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
  return plotBottom - share * (plotBottom - margin.top);
}
