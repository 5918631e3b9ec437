import { toTenth } from "../../art/tenth.ts";
import type { ChartFormat } from "../chart-format.ts";
import { type GrowthGeometry, scaleOf, xOfPoint, xOfTime, yOfValue } from "./growth-geometry.ts";
import type { DrawnFall, DrawnFalls, GrowthPoint } from "./growth-series.ts";

/** Falls in drawing units, with the horizon that measures the longest, from its peak on, at the foot of the plot. */
export type FallsDrawing = { falls: FallDrawing[]; stay: StayDrawing | null };

/** The `area` between the line and the height of its peak, and its words where they have room. */
export type FallDrawing = { area: string; words: WordsDrawing | null };

/** Words below `y`, from `left` to `right`, with a line down to them from `top`, the trough. */
type WordsDrawing = Span & {
  text: string;
  x: number;
  top: number;
  y: number;
  anchor: Anchor;
};

/** A length from the peak on, with its words above it. */
type StayDrawing = { from: number; to: number; y: number; words: string; x: number; anchor: Anchor };

type Place = { x: number; y: number };
type Span = { left: number; right: number };
type Anchor = "start" | "middle" | "end";
/** The portfolio's line, both lines, and the height of the sum invested. */
type Lines = { line: Place[]; both: Place[]; invested: number };

const ANCHORS: Anchor[] = ["start", "middle", "end"];
/** The part of the words left of their place. */
const SHARE_BEFORE: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };
// Text keeps its size while the drawing shrinks. In the narrowest column a letter takes the most drawing units.
const LETTER_WIDTH: Record<ChartFormat, number> = { wide: 11.5, phone: 7.6 };
const STAY_ABOVE = 5;
/** The height of a line of words in the narrowest column. */
const LINE_ROOM = 30;
/** From the place of words below to the top and to the foot of their letters. */
const WORDS_BELOW = { top: 6, foot: 22 };

/** Where falls stand: below the line as long as the peak is not reached again. The words of one leave room for those before. */
export function fallsDrawing(
  { falls, asked }: DrawnFalls,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
): FallsDrawing {
  const scale = scaleOf(points);
  const places = (value: (point: GrowthPoint) => number): Place[] =>
    points.map((point, row) => ({
      x: toTenth(xOfPoint(geometry, points, row)),
      y: toTenth(yOfValue(geometry, scale, value(point))),
    }));
  const line = places(({ portfolio }) => portfolio);
  const lines: Lines = {
    line,
    both: [...line, ...places(({ benchmark }) => benchmark)],
    invested: yOfValue(geometry, scale, 1),
  };
  const taken: WordsDrawing[] = [];
  const drawn = falls.map((fall) => {
    const words = wordsPlaces(fall, lines, geometry, format).find((place) => isFree(place, taken)) ?? null;
    if (words !== null) taken.push(words);
    return { area: areaOf(line, fall), words };
  });
  const longest = falls.at(-1);
  const stay = longest && asked !== null ? stayOf(longest, asked, points, geometry, format, taken) : null;
  return { falls: drawn, stay };
}

/** Where the words of a fall may stand, the highest place first: below what they span. */
function wordsPlaces(
  fall: DrawnFall,
  { line, both, invested }: Lines,
  geometry: GrowthGeometry,
  format: ChartFormat,
): WordsDrawing[] {
  const { x, y: top } = line[fall.trough] as Place;
  const text = format === "phone" ? fall.short : fall.words;
  const width = text.length * LETTER_WIDTH[format];
  const at = (x: number, anchor: Anchor) => {
    const left = x - width * SHARE_BEFORE[anchor];
    const spanned = both.filter((place) => place.x >= left && place.x <= left + width).map(({ y }) => y);
    return { text, x, top, anchor, left, right: left + width, spanned };
  };
  /** Words stand below the line of the sum invested where it would cross them. */
  const clear = (y: number): number =>
    y + WORDS_BELOW.top < invested && invested < y + WORDS_BELOW.foot ? invested : y;
  return ANCHORS.map((anchor) => at(x, anchor))
    .map(({ spanned, ...place }) => ({ ...place, y: clear(Math.max(...spanned)) }))
    .toSorted((one, other) => one.y - other.y)
    .filter(({ left, right }) => left >= geometry.plotLeft && right <= geometry.plotRight);
}

function isFree(place: WordsDrawing, taken: WordsDrawing[]): boolean {
  return taken.every(
    ({ left, right, y }) => place.right < left || place.left > right || Math.abs(place.y - y) > LINE_ROOM,
  );
}

/**
 * The months that the strategy asks for, if the line is as long; phones have no room for them. Their words stand above,
 * in the middle, at the end or at the beginning, where none are `taken` by the fall.
 */
function stayOf(
  { peak }: DrawnFall,
  asked: number,
  points: GrowthPoint[],
  geometry: GrowthGeometry,
  format: ChartFormat,
  taken: WordsDrawing[],
): StayDrawing | null {
  const end = new Date(points[peak]?.time ?? 0);
  end.setUTCMonth(end.getUTCMonth() + asked);
  if (format === "phone" || end.getTime() > (points.at(-1)?.time ?? 0)) return null;
  const from = toTenth(xOfPoint(geometry, points, peak));
  const y = geometry.plotBottom - STAY_ABOVE;
  const to = toTenth(xOfTime(geometry, points, end.getTime()));
  const words = `${asked} months, as it asks`;
  const width = words.length * LETTER_WIDTH[format];
  const place = (["middle", "end", "start"] as const)
    .map((anchor) => {
      const x = toTenth(from + (to - from) * SHARE_BEFORE[anchor]);
      const left = x - width * SHARE_BEFORE[anchor];
      return { x, anchor, left, right: left + width };
    })
    .find(
      ({ left, right }) =>
        left >= 0 &&
        right <= geometry.width &&
        taken.every((words) => left > words.right || right < words.left || words.y + 2 * LINE_ROOM < y),
    );
  if (place === undefined) return null;
  return { from, to, y, words, x: place.x, anchor: place.anchor };
}

/** From the peak along the line until it is as high again, or to the last month end, and straight back. */
function areaOf(line: Place[], { peak, back }: DrawnFall): string {
  const level = (line[peak] as Place).y;
  const under = line.slice(peak, back ?? line.length);
  const [last, next] = [under.at(-1) as Place, back === null ? undefined : line[back]];
  const share = next === undefined ? 0 : (last.y - level) / (last.y - next.y || 1);
  const end = next === undefined ? last.x : last.x + share * (next.x - last.x);
  const along = under.map(({ x, y }) => `L${x} ${y}`).join("");
  return `M${along.slice(1)}L${toTenth(end)} ${level}Z`;
}
