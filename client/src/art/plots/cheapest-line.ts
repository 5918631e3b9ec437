type Line = [number, number];

/**
 * The least of some straight lines, each given by its values at 0 and 1: the points where it begins, turns from one line to
 * another, and ends.
 */
export function cheapest(lines: Line[]): [number, number][] {
  const at = (place: number): number => Math.min(...lines.map((line) => valueAt(line, place)));
  const turns = lines
    .flatMap((line, index) => lines.slice(index + 1).map((other) => ({ line, place: crossing(line, other) })))
    .filter(({ line, place }) => place > 0 && place < 1 && valueAt(line, place) <= at(place))
    .map(({ place }) => place);
  return [0, ...turns.sort((a, b) => a - b), 1].map((place) => [place, at(place)]);
}

function valueAt([first, last]: Line, place: number): number {
  return first + (last - first) * place;
}

/** Where two lines meet; NaN or infinite if they never do. */
function crossing([first, last]: Line, [otherFirst, otherLast]: Line): number {
  return (otherFirst - first) / (last - first - (otherLast - otherFirst));
}
