/** A gate: its height, and the two ends of its opening. */
export type Gate = { y: number; from: number; to: number };

const STOPPED_EACH_SIDE = 2;

/**
 * Lines from the top downwards, each with its place and its end, and gates that let fewer and fewer pass. Only the line
 * in the middle passes all of them.
 */
export function gateLines(
  gateCount: number,
  width: number,
  height: number,
): { gates: Gate[]; others: { x: number; end: number }[]; middle: number } {
  const side = gateCount * STOPPED_EACH_SIDE;
  const gap = width / (2 * side + 1);
  const middle = width / 2;
  const gates = Array.from({ length: gateCount }, (_, place) => {
    const passing = (gateCount - place - 1) * STOPPED_EACH_SIDE + 0.5;
    return {
      y: (height * (place + 0.5)) / gateCount,
      from: middle - passing * gap,
      to: middle + passing * gap,
    };
  });
  const others = Array.from({ length: side }, (_, line) => line + 1).flatMap((line) => {
    const gate = gates[Math.floor((side - line) / STOPPED_EACH_SIDE)];
    return [middle - line * gap, middle + line * gap].map((x) => ({ x, end: gate?.y ?? height }));
  });
  return { gates, others, middle };
}
