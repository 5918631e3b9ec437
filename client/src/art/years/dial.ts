/** `stroke-dasharray` values for three rings that share `pathLength={years}`, laid over one another. */
export type Dial = {
  years: number;
  /** A tick for each year of the scale. */
  scale: string;
  /** A tick for each completed year but the latest. */
  run: string;
  /** The latest completed year, drawn in gold. */
  latest: string;
};

const TICK = ".42";
const GAP = ".58";

/** A dial of completed years, one tick a year. Years beyond the scale fill it; none leaves it empty. */
export function yearDial(completedYears: number, scaleYears = 25): Dial {
  const ticks = Math.min(Math.max(completedYears, 0), scaleYears);
  const nothing = `0 ${scaleYears}`;
  const earlier = `${TICK} ${GAP} `.repeat(Math.max(ticks - 1, 0));
  return {
    years: scaleYears,
    scale: `${TICK} ${GAP}`,
    run: earlier + nothing,
    latest: ticks === 0 ? nothing : `0 ${ticks - 1} ${TICK} ${scaleYears}`,
  };
}
