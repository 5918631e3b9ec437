import type { ReactElement } from "react";
import type { YearsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/**
 * The part of the status "Resident but not ordinarily resident" that a cell leaves out; other names stay as they are.
 */
const SHORT = /^Resident but n(?=ot )/;
const CELL_PX = 60;
const TAX_PX = 48;
const ACCOUNTS_PX = TAX_PX + CELL_PX + 30;
const FOOT_PX = ACCOUNTS_PX + CELL_PX;

type Cell = { from: number; to: number; status: string; isResident: boolean };

/**
 * Tax years in a row, in a lane for tax and one for accounts. Years of one status share a cell, which is dark if the
 * person is resident like anybody else. A mark shows the return; the names of the lanes and of the first status for tax,
 * which holds for the whole year, begin behind it. For accounts it parts the first year. Phones have no room to say what
 * follows it, so the name of the lane does.
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
        <text x={xOf(markedAt)} dx="10" y={TAX_PX - 8}>
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
        <text x={xOf(markedAt)} dx="10" y={ACCOUNTS_PX - 8}>
          For accounts<tspan data-narrow="">. Light: ask your bank</tspan>
        </text>
        {accounts.map((cell) => (
          <CellView
            cell={cell.isResident ? cell : { ...cell, from: Math.max(cell.from, markedAt) }}
            y={ACCOUNTS_PX}
            xOf={xOf}
            nameFrom={Math.max(cell.from, markedAt)}
            isWide={!cell.isResident}
            key={cell.from}
          />
        ))}
        {returnedAfter !== null && (
          <>
            <rect y={ACCOUNTS_PX} width={xOf(markedAt)} height={CELL_PX} fill="var(--gold)" />
            <text x="7" y={ACCOUNTS_PX + CELL_PX / 2 + 5} fontSize="13" fill="var(--paper)">
              NRI
            </text>
          </>
        )}
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
            <text x={xOf(markedAt)} y="14" fill="var(--ink)">
              Return
            </text>
            <rect x={xOf(markedAt)} y="20" width="3" height={FOOT_PX - 12} fill="var(--ink)" />
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
  isWide = false,
}: {
  cell: Cell;
  y: number;
  xOf: (place: number) => string;
  nameFrom: number;
  /** Its name needs a wide screen. */
  isWide?: boolean;
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
      <text
        x={xOf(nameFrom)}
        dx="10"
        y={y + CELL_PX / 2 + 5}
        fill={isResident ? "var(--on-river)" : "var(--ink)"}
        data-wide={isWide ? "" : undefined}
      >
        {status.replace(SHORT, "N").split(",")[0]}
      </text>
    </>
  );
}
