import charts from "../chart.module.css";
import type { ChartFormat } from "../chart-format.ts";
import { plotSpan } from "../growth/growth-geometry.ts";
import { bandStart } from "../returns/returns-geometry.ts";

/** Where the tooltip hangs, in drawing units: beside `x` on the side with more room, below `y` or above it. */
type Anchor = { x: number; y: number; isAbove: boolean };

/** The places of a chart's rows in a `drawing`, in its units: `middles` along an axis, and what marks each, as SVG. */
export type DrawnPlaces = {
  drawing: Element;
  width: number;
  height: number;
  axis: "x" | "y";
  middles: number[];
  marks: (index: number) => string;
  anchor: (index: number) => Anchor;
};

/** The places of `count` rows. The crosshair then stands exactly where the drawing is. */
export function drawnPlaces(drawing: Element, kind: string, format: ChartFormat, count: number): DrawnPlaces {
  const svg = drawing.querySelector("svg") as SVGElement;
  const size = { width: numberOf(svg, "width"), height: numberOf(svg, "height") };
  return { drawing, ...size, ...(kind === "growth" ? onLines(svg, format) : inBands(svg, size, count)) };
}

type Size = { width: number; height: number };
type Places = Omit<DrawnPlaces, keyof Size | "drawing">;

/** A line through the plot at a month end, and a dot where it meets each of the lines. */
function onLines(svg: SVGElement, format: ChartFormat): Places {
  const { top, bottom } = plotSpan(format);
  const [portfolio = [], benchmark = []] = [charts.portfolio, charts.benchmark].map((look) =>
    cornersOf(svg.querySelector(`.${look} path`)?.getAttribute("d") ?? ""),
  );
  const x = (index: number): number => portfolio[index]?.x ?? 0;
  const dot = (line: Corner[], index: number, fill: string): string =>
    `<circle cx="${x(index)}" cy="${line[index]?.y}" fill="${fill}"/>`;
  return {
    axis: "x",
    middles: portfolio.map((corner) => corner.x),
    marks: (index) =>
      `<line x1="${x(index)}" x2="${x(index)}" y1="${top}" y2="${bottom}" stroke="var(--ink-3)"/>` +
      dot(benchmark, index, "var(--bench)") +
      dot(portfolio, index, "var(--streak)"),
    anchor: (index) => ({ x: x(index), y: top, isAbove: false }),
  };
}

/** The whole band of a period, also beyond the scale's ends; the tooltip never hangs over the values it describes. */
function inBands(svg: SVGElement, { width, height }: Size, count: number): Places {
  // The line of zero comes last, and runs across the bands.
  const zero = [...svg.querySelectorAll("line")].at(-1) as SVGLineElement;
  const direction = zero.getAttribute("x1") === zero.getAttribute("x2") ? "rows" : "columns";
  const start = (index: number): number => bandStart({ width, height, direction }, count, index);
  const middle = (index: number): number => (start(index) + start(index + 1)) / 2;
  const middles = Array.from({ length: count }, (_, index) => middle(index));
  const length = start(1) - start(0);
  if (direction === "rows") {
    return {
      axis: "y",
      middles,
      marks: (index) => `<rect y="${start(index)}" width="${width}" height="${length}" fill="var(--wash)"/>`,
      anchor: (index) => {
        const isAbove = index >= count / 2;
        return { x: width, y: start(isAbove ? index : index + 1), isAbove };
      },
    };
  }
  return {
    axis: "x",
    middles,
    marks: (index) => `<rect x="${start(index)}" width="${length}" height="${height}" fill="var(--wash)"/>`,
    anchor: (index) => ({ x: start(middle(index) > width / 2 ? index : index + 1), y: 0, isAbove: false }),
  };
}

type Corner = { x: number; y: number };

/** The corners of a served line: its beginning, then each step from the one before. */
export function cornersOf(path: string): Corner[] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    return { x, y };
  });
}

function numberOf(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute));
}
