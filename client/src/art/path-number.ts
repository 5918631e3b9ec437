import { toTenth } from "./tenth.ts";

/** A number in path data: tenths, without the leading zero. */
export function pathNumber(value: number): string {
  return String(toTenth(value)).replace(/^(-?)0\./, "$1.");
}

/** A point in path data. */
export function pathPoint(x: number, y: number): string {
  return `${pathNumber(x)} ${pathNumber(y)}`;
}
