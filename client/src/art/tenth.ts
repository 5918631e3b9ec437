/**
 * A length or place in a drawing, to the tenth of a unit. Screens show no more, and every further digit would be sent.
 */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
