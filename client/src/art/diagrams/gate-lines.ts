/** A gate: its place, and the two ends of its opening. */
export type Gate = { x: number; from: number; to: number };

/** Where the first gate stands, and how far one gate is from the next, as shares of the width. */
const FIRST_GATE = 0.1;
const GATE_STEP = 0.3;

const STOPPED_EACH_SIDE = 2;

/**
 * Lines from left to right, each with its height and its end, and gates that let fewer and fewer pass. Only the line
 * in the middle passes all of them.
 */
export function gateLines(
  gateCount: number,
  width: number,
  height: number,
): { gates: Gate[]; others: { y: number; end: number }[]; middle: number } {
  const side = gateCount * STOPPED_EACH_SIDE;
  const gap = height / (2 * side + 1);
  const middle = height / 2;
  const gates = Array.from({ length: gateCount }, (_, place) => {
    const passing = (gateCount - place - 1) * STOPPED_EACH_SIDE + 0.5;
    return {
      x: width * (FIRST_GATE + GATE_STEP * place),
      from: middle - passing * gap,
      to: middle + passing * gap,
    };
  });
  const others = Array.from({ length: side }, (_, line) => line + 1).flatMap((line) => {
    const gate = gates[Math.floor((side - line) / STOPPED_EACH_SIDE)];
    return [middle - line * gap, middle + line * gap].map((y) => ({ y, end: gate?.x ?? width }));
  });
  return { gates, others, middle };
}
