const MINUS = "−";

/** 21.24 at one decimal as "21.2", −6.8 with a true minus. A value that rounds to zero has no sign. */
export function formatPercent(percent: number, decimals: number): string {
  const digits = Math.abs(percent).toFixed(decimals);
  return percent < 0 && Number(digits) !== 0 ? `${MINUS}${digits}` : digits;
}

/** A difference in percentage points with its sign, one decimal. */
export function formatDifference(points: number): string {
  return withPlus(formatPercent(points, 1));
}

/** What the sum invested became: "₹3.61 cr", or "2.10x". */
export function formatGrowth(value: number, unit: "crore" | "multiple", decimals: number): string {
  const digits = formatPercent(value, decimals);
  if (unit === "multiple") return `${digits}x`;
  return digits.startsWith(MINUS) ? `${MINUS}₹${digits.slice(1)} cr` : `₹${digits} cr`;
}

/** A difference of growth with its sign. */
export function formatGrowthDifference(value: number, unit: "crore" | "multiple"): string {
  return withPlus(formatGrowth(value, unit, 2));
}

/** The number a table cell shows. */
export function parseShown(text: string): number {
  return Number(text.trim().replace(MINUS, "-"));
}

function withPlus(shown: string): string {
  return shown.startsWith(MINUS) || !/[1-9]/.test(shown) ? shown : `+${shown}`;
}
