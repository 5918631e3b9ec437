import type { ReactElement } from "react";
import type { YearsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/**
 * The part of the status "Resident but not ordinarily resident" that a cell leaves out; other names stay as they are.
 */
const SHORT = /^Resident but n(?=ot )/;

/**
 * Tax years in a row. Years of one status share a cell, which is dark if the person is ordinarily resident. A mark
 * shows the return. The first status is named behind that mark, though it holds for the whole year.
 */
export function ResidenceYears({
  drawing: { years, returnedAfter, yearDays },
}: {
  drawing: YearsDrawing;
}): ReactElement {
  const width = 100 / years.length;
  const xOf = (place: number): string => `${toTenth(place * width)}%`;
  const begins = years.map(({ status }, place) => years[place - 1]?.status !== status);
  const end = (place: number): number => [...begins, true].indexOf(true, place + 1);
  const markedAt = (returnedAfter ?? 0) / yearDays;
  const alt = years.map(({ year, status }) => `${year}: ${status}`).join(". ");
  return (
    <figure data-plot="">
      <svg role="img" aria-label={alt} width="100%" height="124" fontSize="15" fill="var(--ink-2)">
        {years.map(({ year, status, isOrdinary }, place) => (
          <g key={year}>
            {begins[place] && (
              <>
                <rect
                  x={xOf(place)}
                  y="28"
                  width={xOf(end(place) - place)}
                  height="44"
                  fill={isOrdinary ? "var(--c-1)" : "var(--river-tint)"}
                  stroke="var(--c-1)"
                />
                <text
                  x={xOf(place === 0 ? markedAt : place)}
                  dx="10"
                  y="55"
                  fill={isOrdinary ? "var(--on-river)" : "var(--ink)"}
                >
                  {status.replace(SHORT, "N")}
                </text>
              </>
            )}
            <line x1={xOf(place)} x2={xOf(place)} y1="72" y2="80" stroke="var(--c-1)" />
            <text x={xOf(place)} y="96">
              {year}
            </text>
          </g>
        ))}
        {returnedAfter !== null && (
          <>
            <text x={xOf(markedAt)} y="14" fill="var(--gold)">
              Return
            </text>
            <rect x={xOf(markedAt)} y="20" width="4" height="60" fill="var(--streak)" />
          </>
        )}
      </svg>
    </figure>
  );
}
