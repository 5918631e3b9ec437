/** 12.4 as "+12.4", −8 as "−8.0": one decimal, a true minus, without the unit. */
export function signedPercent(percent: number): string {
  const sign = percent > 0 ? "+" : "−";
  return sign + Math.abs(percent).toFixed(1);
}
