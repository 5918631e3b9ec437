import type { ReactElement } from "react";
import type { LimitsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/** A year as a strip for each limit of days: filled from the day on which somebody is resident. The words tell all of it. */
export function DayLimits({ drawing: { yearDays, limits } }: { drawing: LimitsDrawing }): ReactElement {
  const percent = (days: number): string => `${toTenth((days / yearDays) * 100)}%`;
  return (
    <ul>
      {limits.map(({ days, words }) => (
        <li key={days}>
          <p>
            <strong>Resident from {days} days</strong> {words}
          </p>
          <svg aria-hidden="true" width="100%" height="36">
            <rect y="6" width="100%" height="12" fill="var(--river-tint)" />
            <rect x={percent(days)} y="6" width={percent(yearDays - days)} height="12" fill="var(--c-2)" />
            <rect x={percent(days)} y="2" width="4" height="20" fill="var(--streak)" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
