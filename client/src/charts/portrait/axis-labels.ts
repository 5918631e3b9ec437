import type { StrategyDot } from "../../content/types.ts";

/** The longest label, a value with its strategy's name, in percent of the narrowest axis that has labels. */
const LABEL = 45;
const OVERLAP_COST = 100;
const CROSSING_COST = 10;

/** A value and who has it. */
type Place = Pick<StrategyDot, "value" | "placePercent"> & { names: string[] };

/** `anchor` is the end of the words that stands at the dot, `line` their line below the axis, from 0. */
export type DotLabel = Place & { anchor: "start" | "end"; line: number };

/**
 * The labels of the compared dots, from the left, each beside a stem from its dot. Dots of one place share a label. Of
 * all ways to give them lines, the best is used: no words over others, then no stem through words, then few lines. Few
 * strategies are compared, so all ways can be tried.
 */
export function dotLabels(dots: readonly StrategyDot[]): DotLabel[] {
  const own = placesOf(dots).sort((one, other) => one.placePercent - other.placePercent);
  const ways = Array.from({ length: own.length ** own.length }, (_, way) =>
    own.map((dot, index) => ({
      ...dot,
      anchor: anchorOf(dot),
      line: Math.floor(way / own.length ** index) % own.length,
    })),
  );
  return ways.reduce((best, way) => (costOf(way) < costOf(best) ? way : best));
}

function placesOf(dots: readonly StrategyDot[]): Place[] {
  const places = new Map<string, Place>();
  for (const { own, name, value, placePercent } of dots) {
    if (!own) continue;
    const key = `${value} ${placePercent}`;
    places.set(key, { value, placePercent, names: [...(places.get(key)?.names ?? []), name] });
  }
  return [...places.values()];
}

/** The words stand on the side of their dot that has more room. */
function anchorOf({ placePercent }: Place): DotLabel["anchor"] {
  return placePercent < 50 ? "start" : "end";
}

function costOf(labels: readonly DotLabel[]): number {
  let cost = 0;
  for (const one of labels) {
    cost += one.line;
    for (const other of labels) {
      if (other === one) continue;
      if (one.line === other.line && Math.abs(startOf(one) - startOf(other)) < LABEL) cost += OVERLAP_COST;
      if (one.line < other.line && isWithin(other.placePercent, startOf(one))) cost += CROSSING_COST;
    }
  }
  return cost;
}

function startOf({ placePercent, anchor }: DotLabel): number {
  return anchor === "start" ? placePercent : placePercent - LABEL;
}

function isWithin(place: number, start: number): boolean {
  return start < place && place < start + LABEL;
}
