/** Moves two heights `gap` apart, each by half of what is missing; the upper one stays the upper one. */
export function apart(first: number, second: number, gap: number): [number, number] {
  const missing = gap - Math.abs(first - second);
  if (missing <= 0) return [first, second];
  const shift = (first <= second ? -missing : missing) / 2;
  return [first + shift, second - shift];
}
