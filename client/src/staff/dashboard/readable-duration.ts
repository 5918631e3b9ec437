const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Minutes in the most readable unit: "42 min", "3.5 h", "2 days"; "-" if there is no figure. */
export function readableDuration(minutes: number | null): string {
  if (minutes === null) return "-";
  if (minutes < 1) return "under 1 min";
  if (minutes < 2 * MINUTES_PER_HOUR) return `${Math.round(minutes)} min`;
  if (minutes < 2 * MINUTES_PER_DAY) return `${oneDecimal(minutes / MINUTES_PER_HOUR)} h`;
  return `${oneDecimal(minutes / MINUTES_PER_DAY)} days`;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
