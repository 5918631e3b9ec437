import { toTenth } from "../../art/tenth.ts";
import type { ChartFormat } from "../chart-format.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, xOfTime, yOfValue } from "./growth-geometry.ts";
import type { DrawnFall, DrawnFalls, GrowthPoint } from "./growth-series.ts";

/** Falls in drawing units, with the horizon that measures the longest, from its peak on, at the foot of the plot. */
export type FallsDrawing = { falls: FallDrawing[]; stay: StayDrawing | null };

/** The `area` between the line and the height of its peak, and its words where they have room. */
export type FallDrawing = { area: string; words: WordsDrawing | null };

/** Words upon the upper edge of their area, at `y`. */
type WordsDrawing = {
  text: string;
  x: number;
  y: number;
  left: number;
  right: number;
  anchor: "start" | "middle" | "end";
};

/** A length from the peak on, with its words above its middle. */
type StayDrawing = { from: number; to: number; y: number; words: string };

type Place = { x: number; y: number };

// Text keeps its size while the drawing shrinks. In the narrowest column a letter takes the most drawing units.
const LETTER_WIDTH: Record<ChartFormat, number> = { wide: 11.5, phone: 7.6 };
/** From words to the line that rises beside them. */
const LINE_GAP = 8;
const STAY_ABOVE = 5;
/** The height of a line of words in the narrowest column. */
const LINE_ROOM = 30;

/** Where falls stand: below the line as long as the peak is not reached again. The words of one leave room for those before: they are short then, or none. */
export function fallsDrawing(
  { falls, asked }: DrawnFalls,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): FallsDrawing {
  const scale = scaleOf(points);
  const line = points.map(({ portfolio }, row) => ({
    x: toTenth(xOfPoint(geometry, points, row)),
    y: toTenth(yOfValue(geometry, scale, portfolio)),
  }));
  let before: WordsDrawing | null = null;
  const drawn: FallDrawing[] = [];
  for (const fall of falls) {
    const along = cornersOf(line, fall);
    const texts = format === "phone" ? [fall.short] : [fall.words, fall.short];
    const words = texts
      .map((text) => wordsAbove(along, text, text.length * LETTER_WIDTH[format], geometry))
      .find(({ left, y }) => before === null || left > before.right || before.y - y > LINE_ROOM);
    drawn.push({ area: areaOf(along), words: words ?? null });
    before = words ?? before;
  }
  const longest = falls.at(-1);
  const stay = longest && asked !== null ? stayOf(longest, asked, points, geometry, format) : null;
  return { falls: drawn, stay };
}

/** Nothing of the line stands higher than a peak before the line is back there, so words end before, if they can. */
function wordsAbove(along: Place[], text: string, width: number, { plotLeft }: GrowthGeometry): WordsDrawing {
  const [{ x: from }, { x: to, y }] = [along[0], along.at(-1)] as [Place, Place];
  const x = (from + to) / 2;
  if (width < to - from) return { text, y, x, left: x - width / 2, right: x + width / 2, anchor: "middle" };
  const right = to - LINE_GAP;
  const left = Math.max(right - width, plotLeft);
  if (left === plotLeft) return { text, y, x: left, left, right: left + width, anchor: "start" };
  return { text, y, x: right, left, right, anchor: "end" };
}

/** The months that the strategy asks for, if the line is as long; phones have no room for them. */
function stayOf(
  { peak }: DrawnFall,
  asked: number,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): StayDrawing | null {
  const end = new Date(points[peak]?.time ?? 0);
  end.setUTCMonth(end.getUTCMonth() + asked);
  if (format === "phone" || end.getTime() > (points.at(-1)?.time ?? 0)) return null;
  return {
    from: toTenth(xOfPoint(geometry, points, peak)),
    to: toTenth(xOfTime(geometry, points, end.getTime())),
    y: geometry.plotBottom - STAY_ABOVE,
    words: `${asked} months, as it asks`,
  };
}

/** From the peak along the line until it is as high again, or to the last month end, and up to the peak's height. */
function cornersOf(line: Place[], { peak, back }: DrawnFall): Place[] {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length);
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  return [...under, { x: toTenth(end), y: level }];
}

function areaOf(along: Place[]): string {
  return `M${along.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}
