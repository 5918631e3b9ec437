import { toTenth } from "../../art/tenth.ts";
import type { ChartFormat } from "../chart-format.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, xOfTime, yOfValue } from "./growth-geometry.ts";
import type { DrawnFall, DrawnFalls, GrowthPoint } from "./growth-series.ts";

/** Falls in drawing units, with the horizon that measures the longest, from its peak on, at the foot of the plot. */
export type FallsDrawing = { falls: FallDrawing[]; stay: StayDrawing | null };

/** The `area` between the line and the height of its peak, and its words where they have room. */
export type FallDrawing = { area: string; words: WordsDrawing | null };

/** Words above or below `y`, from `left` to `right`. */
type WordsDrawing = {
  text: string;
  x: number;
  y: number;
  left: number;
  right: number;
  anchor: "middle" | "end";
  side: "above" | "below";
};

/** A length from the peak on, with its words above its middle. */
type StayDrawing = { from: number; to: number; y: number; words: string };

type Place = { x: number; y: number };
/** Both lines, and the height of the sum invested. */
type Lines = { own: Place[]; benchmark: Place[]; invested: number };

// Text keeps its size while the drawing shrinks. In the narrowest column a letter takes the most drawing units.
const LETTER_WIDTH: Record<ChartFormat, number> = { wide: 11.5, phone: 7.6 };
/** From words to the line that rises beside them. */
const LINE_GAP = 8;
const STAY_ABOVE = 5;
/** The height of a line of words in the narrowest column. */
const LINE_ROOM = 30;

/** Where falls stand: below the line as long as the peak is not reached again. The words of one leave room for those before. */
export function fallsDrawing(
  { falls, asked }: DrawnFalls,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): FallsDrawing {
  const scale = scaleOf(points);
  const placesOf = (value: (point: GrowthPoint) => number): Place[] =>
    points.map((point, row) => ({
      x: toTenth(xOfPoint(geometry, points, row)),
      y: toTenth(yOfValue(geometry, scale, value(point))),
    }));
  const lines = {
    own: placesOf(({ portfolio }) => portfolio),
    benchmark: placesOf(({ benchmark }) => benchmark),
    invested: yOfValue(geometry, scale, 1),
  };
  // The deepest fall is the longest, too, and its stay stands below it.
  const hasStay = falls.length === 1 && asked !== null && format === "wide";
  let before: WordsDrawing | undefined;
  const drawn = falls.map((fall) => {
    const along = cornersOf(lines.own, fall);
    // A depth alone stands at the lowest month end, unless the benchmark is lower there.
    const wordsOf = (text: string): WordsDrawing | undefined => {
      const isDepth =
        text === fall.short && fall === falls[0] && !hasStay && !isOverBenchmark(along, lines.benchmark);
      return (isDepth ? [wordsBelow] : [wordsAbove, wordsBelow])
        .map((place) => place(along, text, text.length * LETTER_WIDTH[format], lines, geometry))
        .find((place) => place !== null && isFree(place, before)) as WordsDrawing | undefined;
    };
    const told = wordsOf(format === "phone" || falls.length > 1 ? fall.short : fall.words);
    // Below the sum invested they would seem to tell of a loss of it; above the words of the stay they have no room.
    const isLow = told?.side === "below" && (told.y === lines.invested || hasStay);
    const words = isLow ? wordsOf(fall.short) : told;
    before = words ?? before;
    return { area: areaOf(along), words: words ?? null };
  });
  const longest = falls.at(-1);
  const stay = longest && asked !== null ? stayOf(longest, asked, points, geometry, format) : null;
  return { falls: drawn, stay };
}

/** Words above the height of the peak, where neither line is. */
function wordsAbove(
  along: Place[],
  text: string,
  width: number,
  { own, benchmark }: Lines,
  { plotLeft }: GrowthGeometry,
): WordsDrawing | null {
  const [{ x: from }, { x: to, y }] = [along[0], along.at(-1)] as [Place, Place];
  const middle = (from + to) / 2;
  const isShort = width < to - from;
  const right = isShort ? middle + width / 2 : to - LINE_GAP;
  const left = right - width;
  const isTaken = [...own, ...benchmark].some((place) => place.x >= left && place.x <= right && place.y < y);
  if (isTaken || left < plotLeft) return null;
  const place = isShort ? ({ x: middle, anchor: "middle" } as const) : ({ x: right, anchor: "end" } as const);
  return { ...place, text, y, left, right, side: "above" };
}

/** Words below the lowest month end and both lines. Where they would cross the sum invested, they stand beside or below it. */
function wordsBelow(
  along: Place[],
  text: string,
  width: number,
  lines: Lines,
  { plotLeft, plotRight }: GrowthGeometry,
): WordsDrawing {
  const trough = troughOf(along);
  const x = Math.min(Math.max(trough.x, plotLeft + width / 2), plotRight - width / 2);
  const [left, right] = [x - width / 2, x + width / 2];
  const lowest = lowestWithin(lines, left, right);
  const { invested } = lines;
  if (lowest >= invested || lowest + LINE_ROOM <= invested)
    return { text, x, y: lowest, left, right, anchor: "middle", side: "below" };
  // Upon the line of the sum invested, after the trough, as soon as both lines leave room.
  const beside = lines.own
    .map((place) => place.x + LINE_GAP)
    .filter((start) => start > trough.x && start + width <= plotRight)
    .find((start) => lowestWithin(lines, start - LINE_GAP, start + width) + LINE_ROOM <= invested);
  return beside === undefined
    ? { text, x, y: invested, left, right, anchor: "middle", side: "below" }
    : {
        text,
        x: beside + width / 2,
        y: invested,
        left: beside,
        right: beside + width,
        anchor: "middle",
        side: "above",
      };
}

/** The lowest place of both lines between two others. */
function lowestWithin({ own, benchmark }: Lines, left: number, right: number): number {
  const spanned = [...own, ...benchmark].filter(({ x }) => x >= left && x <= right);
  return Math.max(...spanned.map(({ y }) => y));
}

function troughOf(along: Place[]): Place {
  return along.reduce((low, place) => (place.y > low.y ? place : low));
}

/** Whether the benchmark is lower than the line where the line is lowest. */
function isOverBenchmark(along: Place[], benchmark: Place[]): boolean {
  const trough = troughOf(along);
  return benchmark.some(({ x, y }) => x === trough.x && y > trough.y);
}

function isFree(words: WordsDrawing, before: WordsDrawing | undefined): boolean {
  if (before === undefined || words.left > before.right || words.right < before.left) return true;
  return Math.abs(middleOf(words) - middleOf(before)) >= LINE_ROOM;
}

function middleOf({ y, side }: WordsDrawing): number {
  return side === "above" ? y - LINE_ROOM / 2 : y + LINE_ROOM / 2;
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
    words: `${asked} months, its horizon`,
  };
}

/** From the peak along the line, where it is lower, until it is as high again or to the last month end, and up to the peak's height. */
function cornersOf(line: Place[], { peak, back }: DrawnFall): Place[] {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length).map(({ x, y }) => ({ x, y: Math.max(y, level) }));
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  return [...under, { x: toTenth(end), y: level }];
}

function areaOf(along: Place[]): string {
  return `M${along.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}
