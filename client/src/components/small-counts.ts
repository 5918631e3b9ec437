const SMALL_COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A small number in words, a larger one in digits. */
export function countInWords(count: number): string {
  return SMALL_COUNTS[count - 1] ?? String(count);
}
