import type { ReactElement } from "react";
import type { YearsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/** Names of residence as they fit into cells; what is not among them stands as it is. */
const SHORT = /^Resident but n(?=ot )/;

/** Tax years as cells, pale until somebody is ordinarily resident, and a mark at the return. */
export function ResidenceYears({
  drawing: { years, returnedAfter, yearDays },
}: {
  drawing: YearsDrawing;
}): ReactElement {
  const width = 100 / years.length;
  const xOf = (place: number): string => `${toTenth(place * width)}%`;
  const alt = years.map(({ year, status }) => `${year}: ${status}`).join(". ");
  return (
    <figure data-plot="">
      <svg role="img" aria-label={alt} width="100%" height="124" fontSize="15" fill="var(--ink-2)">
        {years.map(({ year, status, isOrdinary }, place) => (
          <g key={year}>
            <rect
              x={xOf(place)}
              y="28"
              width={xOf(1)}
              height="44"
              fill={isOrdinary ? "var(--c-1)" : "var(--river-tint)"}
              stroke="var(--c-1)"
            />
            <text x={xOf(place)} y="96">
              {year}
            </text>
            {years[place + 1]?.status !== status && (
              <text
                x={xOf(place + 1)}
                dx="-10"
                y="55"
                textAnchor="end"
                fill={isOrdinary ? "var(--on-river)" : "var(--ink)"}
                stroke={isOrdinary ? "none" : "var(--river-tint)"}
                strokeWidth="8"
                paintOrder="stroke"
              >
                {status.replace(SHORT, "N")}
              </text>
            )}
          </g>
        ))}
        {returnedAfter !== null && (
          <>
            <text x={xOf(returnedAfter / yearDays)} y="14" fill="var(--gold)">
              Return
            </text>
            <rect x={xOf(returnedAfter / yearDays)} y="20" width="4" height="60" fill="var(--streak)" />
          </>
        )}
      </svg>
    </figure>
  );
}
