/**
 * A length or place in a drawing, to the tenth of a unit. Screens show no more, and every further digit would be sent.
 */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A part of a whole as a length of SVG, to the tenth of a percent. */
export function percent(part: number, whole: number): string {
  return `${toTenth((part / whole) * 100)}%`;
}
