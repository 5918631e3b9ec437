import type { ReactElement } from "react";
import type { YearsDrawing } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";

/**
 * The part of the status "Resident but not ordinarily resident" that a cell leaves out; other names stay as they are.
 */
const SHORT = /^Resident but n(?=ot )/;
const CELL_PX = 60;
const TAX_PX = 50;
const ACCOUNTS_PX = TAX_PX + CELL_PX + 30;
const FOOT_PX = ACCOUNTS_PX + CELL_PX;

type Year = { status: string; isResident: boolean; means?: string };
type Cell = Year & { from: number; to: number };

/**
 * Tax years in a row, in a lane for income from abroad and one for accounts. Years of one status share a cell, which is
 * dark if the person is resident like anybody else, and dashed where the bank decides. The day of return crosses both
 * lanes: a status for tax holds for the whole year, but for accounts the return parts the first. Phones have no room to
 * say what follows it, so the name of the lane does.
 */
export function ResidenceYears({
  drawing: { years, returnedAfter, returnedOn, yearDays },
}: {
  drawing: YearsDrawing;
}): ReactElement {
  const width = 100 / years.length;
  const xOf = (place: number): string => `${toTenth(place * width)}%`;
  const markedAt = (returnedAfter ?? 0) / yearDays;
  const tax = cellsOf(
    years.map(({ status, isOrdinary }) => ({
      status,
      isResident: isOrdinary,
      means: isOrdinary ? "Taxed" : "Not taxed",
    })),
  );
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
        height={FOOT_PX + 30}
        fontSize="15"
        fill="var(--ink-2)"
      >
        {tax.map((cell) => (
          <CellView
            cell={cell}
            y={TAX_PX}
            xOf={xOf}
            nameFrom={Math.max(cell.from, markedAt)}
            key={cell.from}
          />
        ))}
        {accounts.map((cell) => (
          <CellView
            cell={cell.isResident ? cell : { ...cell, from: Math.max(cell.from, markedAt) }}
            y={ACCOUNTS_PX}
            xOf={xOf}
            nameFrom={Math.max(cell.from, markedAt)}
            isOpen={!cell.isResident}
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
            <rect x={xOf(markedAt)} width="3" height={FOOT_PX} fill="var(--ink)" />
            <text x={xOf(markedAt)} dx="10" y="14">
              Return on {returnedOn}
            </text>
          </>
        )}
        <g fontSize="14">
          <text x={xOf(markedAt)} dx="10" y={TAX_PX - 8}>
            Income from abroad
          </text>
          <text x={xOf(markedAt)} dx="10" y={ACCOUNTS_PX - 8}>
            Accounts
            <tspan data-wide=""> (FEMA)</tspan>
            <tspan data-narrow="">. Dashed: ask your bank</tspan>
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** Cells of equal status that follow one another are one. */
function cellsOf(years: Year[]): Cell[] {
  const cells: Cell[] = [];
  for (const [place, year] of years.entries()) {
    const last = cells.at(-1);
    if (last?.status === year.status) last.to = place + 1;
    else cells.push({ ...year, from: place, to: place + 1 });
  }
  return cells;
}

function CellView({
  cell: { from, to, status, isResident, means },
  y,
  xOf,
  nameFrom,
  isOpen = false,
}: {
  cell: Cell;
  y: number;
  xOf: (place: number) => string;
  nameFrom: number;
  /** The bank decides on it; the name needs a wide screen. */
  isOpen?: boolean;
}): ReactElement {
  const name = status.replace(SHORT, "N").split(",")[0];
  const ink = isResident ? "var(--on-river)" : "var(--ink)";
  const middle = y + CELL_PX / 2 + 5;
  return (
    <>
      <rect
        x={xOf(from)}
        y={y}
        width={xOf(to - from)}
        height={CELL_PX}
        fill={isResident ? "var(--c-1)" : isOpen ? "var(--surface)" : "var(--river-tint)"}
        stroke="var(--c-1)"
        strokeDasharray={isOpen ? "4 4" : undefined}
      />
      {means !== undefined && (
        <text x={xOf(nameFrom)} dx="10" y={middle - 10} fontSize="17" fill={ink}>
          {means}
        </text>
      )}
      <text
        x={xOf(nameFrom)}
        dx="10"
        y={means === undefined ? middle : middle + 12}
        fill={ink}
        data-wide={isOpen ? "" : undefined}
      >
        {name}
      </text>
    </>
  );
}
