/** A text with the decimal digits of every script as 0 to 9, and the plus that goes with full-width ones as "+". */
export function foldDigits(text: string): string {
  return text
    .replaceAll("＋", "+")
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)));
}

/** Unicode keeps the ten digits of a script together, from zero up; some tens follow one another. */
function digitValue(codePoint: number): number {
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return (codePoint - first) % 10;
}

function isDigit(codePoint: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));
}
