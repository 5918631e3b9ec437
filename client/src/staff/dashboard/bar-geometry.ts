import { toTenth } from "../../art/tenth.ts";

/** The queries of one day in India, YYYY-MM-DD. */
export type BarDay = { date: string; count: number };

type Bar = { x: number; y: number; width: number; height: number; isRecent: boolean };

/** The drawing's field, in its own units. */
export const WIDTH = 360;
export const HEIGHT = 56;

const RECENT_DAYS = 3;
const GAP_SHARE = 0.25;
const EMPTY_DAY_HEIGHT = 1;

/** Bars from zero. The fullest day fills the field; a day without queries is a hairline. */
export function barsOf(days: BarDay[]): Bar[] {
  const step = WIDTH / Math.max(days.length, 1);
  const most = mostADay(days);
  return days.map(({ count }, index) => {
    const height = Math.max((count / most) * HEIGHT, EMPTY_DAY_HEIGHT);
    return {
      x: toTenth(index * step),
      y: toTenth(HEIGHT - height),
      width: toTenth(step * (1 - GAP_SHARE)),
      height: toTenth(height),
      isRecent: index >= days.length - RECENT_DAYS,
    };
  });
}

/** The top of the scale: the count of the fullest day, at least one. */
export function mostADay(days: BarDay[]): number {
  return Math.max(...days.map(({ count }) => count), 1);
}

/** The result in one sentence: "96 in 30 days, most on 12 May 2025 with 9." */
export function barsSummary(days: BarDay[]): string {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const fullest = days.reduce<BarDay | null>(
    (best, day) => (best && best.count >= day.count ? best : day),
    null,
  );
  const most =
    fullest && fullest.count > 0 ? `, most on ${localDay(fullest.date)} with ${fullest.count}` : "";
  return `${total} in ${days.length} days${most}.`;
}

/** A day in the viewer's format. Throws RangeError for anything but YYYY-MM-DD. */
export function localDay(isoDate: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );
}
