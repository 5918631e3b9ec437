/** A length or place in a drawing, to the tenth of a unit: no screen shows more, and every digit is sent. */
export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
