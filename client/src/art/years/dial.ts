/** `stroke-dasharray` values for two rings that share `pathLength={years}`, laid over one another. */
export type Dial = {
  years: number;
  /** A tick for each year of the scale. */
  scale: string;
  /** A tick for each completed year. */
  run: string;
};

const TICK = ".42";
const GAP = ".58";

/** A dial of completed years, one tick a year. Years beyond the scale fill it; none leaves it empty. */
export function yearDial(completedYears: number, scaleYears = 25): Dial {
  const ticks = Math.min(Math.max(completedYears, 0), scaleYears);
  return {
    years: scaleYears,
    scale: `${TICK} ${GAP}`,
    run: `${`${TICK} ${GAP} `.repeat(ticks)}0 ${scaleYears}`,
  };
}

/** The years as they are read out: "under 1 year", "1 year", "12 years". */
export function yearsInWords(completedYears: number): string {
  if (completedYears < 1) return "under 1 year";
  return completedYears === 1 ? "1 year" : `${completedYears} years`;
}
