import type { ReactElement } from "react";
import type { YearsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/**
 * The part of the status "Resident but not ordinarily resident" that a cell leaves out; other names stay as they are.
 */
const SHORT = /^Resident but n(?=ot )/;
const CELL_PX = 60;
const TAX_PX = 28;
const ACCOUNTS_PX = TAX_PX + CELL_PX + 30;
const FOOT_PX = ACCOUNTS_PX + CELL_PX;

type Cell = { from: number; to: number; status: string; isResident: boolean };

/**
 * Tax years in a row, in a lane for tax and one for accounts. Years of one status share a cell, which is dark if the
 * person is resident like anybody else. A mark shows the return. For accounts it parts the first year. For tax the
 * first status is named behind it, though it holds for the whole year.
 */
export function ResidenceYears({
  drawing: { years, returnedAfter, yearDays },
}: {
  drawing: YearsDrawing;
}): ReactElement {
  const width = 100 / years.length;
  const xOf = (place: number): string => `${toTenth(place * width)}%`;
  const markedAt = (returnedAfter ?? 0) / yearDays;
  const tax = cellsOf(years.map(({ status, isOrdinary }) => ({ status, isResident: isOrdinary })));
  const accounts = cellsOf(
    years.map((year) => ({ status: year.accounts, isResident: year.isResidentForAccounts })),
  );
  const alt = years.map(({ year, status, accounts }) => `${year}: ${status}; for accounts ${accounts}`);
  return (
    <figure data-plot="">
      <svg
        role="img"
        aria-label={alt.join(". ")}
        width="100%"
        height={FOOT_PX + 44}
        fontSize="15"
        fill="var(--ink-2)"
      >
        <text x="100%" y="20" textAnchor="end">
          For tax
        </text>
        {tax.map((cell) => (
          <CellView
            cell={cell}
            y={TAX_PX}
            xOf={xOf}
            nameFrom={Math.max(cell.from, markedAt)}
            key={cell.from}
          />
        ))}
        <text x="100%" y={ACCOUNTS_PX - 8} textAnchor="end">
          For accounts, can begin at the return
        </text>
        {accounts.map((cell) => (
          <CellView
            cell={cell.isResident ? cell : { ...cell, from: Math.max(cell.from, markedAt) }}
            y={ACCOUNTS_PX}
            xOf={xOf}
            nameFrom={cell.isResident ? cell.from : null}
            key={cell.from}
          />
        ))}
        <rect x="0" y={ACCOUNTS_PX} width={xOf(markedAt)} height={CELL_PX} fill="none" stroke="var(--c-1)" />
        {years.map(({ year }, place) => (
          <g key={year}>
            <line x1={xOf(place)} x2={xOf(place)} y1={FOOT_PX} y2={FOOT_PX + 8} stroke="var(--c-1)" />
            <text x={xOf(place)} y={FOOT_PX + 24}>
              {year}
            </text>
          </g>
        ))}
        {returnedAfter !== null && (
          <>
            <text x={xOf(markedAt)} y="14" fill="var(--gold)">
              Return
            </text>
            <rect x={xOf(markedAt)} y="20" width="4" height={FOOT_PX - 12} fill="var(--streak)" />
          </>
        )}
      </svg>
    </figure>
  );
}

/** Cells of equal status that follow one another are one. */
function cellsOf(years: { status: string; isResident: boolean }[]): Cell[] {
  const cells: Cell[] = [];
  for (const [place, year] of years.entries()) {
    const last = cells.at(-1);
    if (last?.status === year.status) last.to = place + 1;
    else cells.push({ ...year, from: place, to: place + 1 });
  }
  return cells;
}

function CellView({
  cell: { from, to, status, isResident },
  y,
  xOf,
  nameFrom,
}: {
  cell: Cell;
  y: number;
  xOf: (place: number) => string;
  /** Where its name begins; null leaves it out. */
  nameFrom: number | null;
}): ReactElement {
  return (
    <>
      <rect
        x={xOf(from)}
        y={y}
        width={xOf(to - from)}
        height={CELL_PX}
        fill={isResident ? "var(--c-1)" : "var(--river-tint)"}
        stroke="var(--c-1)"
      />
      {nameFrom !== null && (
        <text
          x={xOf(nameFrom)}
          dx="10"
          y={y + CELL_PX / 2 + 5}
          fill={isResident ? "var(--on-river)" : "var(--ink)"}
        >
          {status.replace(SHORT, "N")}
        </text>
      )}
    </>
  );
}
