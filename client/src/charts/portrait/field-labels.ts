import type { FieldDot } from "../../content/types.ts";

/** What a value with its strategy's name takes of a phone's axis at most, in percent. */
const LABEL = 47;

/** A dot with the end of its words that stands at it, and the line below the axis that they stand in, from 0. */
export type DotLabel = FieldDot & { anchor: "start" | "end"; line: number };

/** The labels of the compared dots, each beside a stem from its dot; those that would meet stand in lines of their own. */
export function dotLabels(dots: readonly FieldDot[]): DotLabel[] {
  const own = dots.filter((dot) => dot.own).sort((one, other) => other.placePercent - one.placePercent);
  const placed: DotLabel[] = [];
  for (const dot of own) {
    const taken = placed.filter((label) => Math.abs(middleOf(label) - middleOf(dot)) < LABEL);
    const lines = new Set(taken.map(({ line }) => line));
    let line = 0;
    while (lines.has(line)) line += 1;
    placed.push({ ...dot, anchor: anchorOf(dot), line });
  }
  return placed.reverse();
}

/** The words stand on the side of their dot that has more room. */
function anchorOf({ placePercent }: FieldDot): DotLabel["anchor"] {
  return placePercent < 50 ? "start" : "end";
}

function middleOf(dot: FieldDot): number {
  return dot.placePercent + (anchorOf(dot) === "start" ? LABEL / 2 : -LABEL / 2);
}
