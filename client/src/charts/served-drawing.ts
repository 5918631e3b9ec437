import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { linePath, type Point } from "../art/line-path.ts";
import { toTenth } from "../art/tenth.ts";

const SVG = /<svg[\s\S]*<\/svg>/;
const TAG = /<[^>]+>/g;
/** A line of straight strokes, perhaps closed. */
const POLYLINE = /(?<= d=")M([\d.,\s-]+(?:L[\d.,\s-]+){2,})(Z?)(?=")/g;
/** Numbers with two or more decimals, but not lengths in em, which are no coordinates. */
const LONG_NUMBER = /-?\d*\.\d{2,}(?!em|\d)/g;
/** Attributes that recharts also writes to lines and bars, whose shape is in other attributes. */
const NOT_OF_LINES = /(?<=<(?:line|path)\b[^>]*) (?:x|y|cx|cy|name|width|height|radius|orientation)="[^"]*"/g;
/** Attributes of a pie that recharts also writes to its svg, which has no centre. */
const OF_PIES = /(?<=<svg\b[^>]*) c[xy]="[^"]*"/g;
const UNUSED = [
  NOT_OF_LINES,
  /(?<=<svg) id="[^"]*"/,
  OF_PIES,
  / (?:style|role|tabindex)="[^"]*"/g,
  /<(title|desc)><\/\1>/g,
  /<defs>[\s\S]*?<\/defs>/g,
  /(?<=[" ])recharts-(?!surface)[\w-]+ ?/g,
  / class="(?:\w+Axis)? ?"/g,
];

/**
 * A chart as the SVG text a page carries: recharts' own drawing without its wrapper, inline styles, roles, ids and
 * empty elements, coordinates to a tenth, lines in steps. Throws an Error when the chart draws no SVG.
 */
export function drawOnServer(chart: ReactElement): string {
  const [svg] = renderToStaticMarkup(chart).match(SVG) ?? [];
  if (svg === undefined) throw new Error("The chart draws no SVG on the server");
  const lean = UNUSED.reduce((text, pattern) => text.replace(pattern, ""), svg).replace(/\s+/g, " ");
  return lean
    .replace(POLYLINE, (_, corners: string, end: string) => linePath(pointsOf(corners)) + end)
    .replace(TAG, (tag) => tag.replace(LONG_NUMBER, (digits) => String(toTenth(Number(digits)))));
}

function pointsOf(corners: string): Point[] {
  return corners.split("L").map((corner) => {
    const [x = 0, y = 0] = corner
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return { x, y };
  });
}
