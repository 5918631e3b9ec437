import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { StrategyIdea } from "../../../components/strategy-idea.tsx";
import { StrategyStart } from "../../../components/strategy-start.tsx";
import type { ChosenStrategy, StrategyRow } from "../../../content/types.ts";
import styles from "./strategy-table.module.css";

const NOT_STATED = "not stated";

type FactName = "house" | "style" | "horizon" | "since";
type FactColumn = { name: FactName; label: string; className: string | undefined };

const COLUMNS: FactColumn[] = [
  { name: "house", label: "Fund house", className: `${styles.word} ${styles.house}` },
  { name: "style", label: "Style", className: styles.word },
  { name: "horizon", label: "Horizon", className: styles.numeric },
  { name: "since", label: "Since", className: styles.numeric },
];

/**
 * Strategies with a checkbox for the comparison. On phones each row stacks below its name and checkbox, its facts in one line.
 * If too few strategies state their fund house for a column, it stands beside the name. A fact that no strategy states has
 * no column.
 */
export function StrategyTable({
  caption,
  rows,
  chosen,
}: {
  caption: string;
  rows: StrategyRow[];
  chosen: ChosenStrategy[];
}): ReactElement {
  const hasRisks = rows.some(({ risk }) => risk !== null);
  const ticked = new Set(chosen.map(({ slug }) => slug));
  const columns = COLUMNS.filter((column) =>
    column.name === "house"
      ? rows.filter(({ house }) => house !== null).length * 2 >= rows.length
      : rows.some((row) => factOf(row, column) !== null),
  );
  return (
    <table className={styles.table}>
      <caption className={readers.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Strategy and idea</th>
          {hasRisks && (
            <th className={styles.risk} scope="col">
              What can go wrong
            </th>
          )}
          {columns.map(({ name, label, className }) => (
            <th className={className} scope="col" key={name}>
              {label}
            </th>
          ))}
          <th className={styles.choice} scope="col" data-markdown-omit="">
            Compare
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StrategyLine
            row={row}
            columns={columns}
            hasRisk={hasRisks}
            isTicked={ticked.has(row.slug)}
            key={row.slug}
          />
        ))}
      </tbody>
    </table>
  );
}

function StrategyLine({
  row,
  columns,
  hasRisk,
  isTicked,
}: {
  row: StrategyRow;
  columns: FactColumn[];
  hasRisk: boolean;
  isTicked: boolean;
}): ReactElement {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {row.href === null ? row.name : <a href={row.href}>{row.name}</a>}
        </span>{" "}
        {hasHouseBeside(row, columns) && <span className={styles.beside}>by {row.house}</span>}{" "}
        <span className={styles.words}>
          <StrategyIdea row={row} />
        </span>
      </th>
      {hasRisk && (
        <td className={styles.risk}>
          <span className={styles.label} aria-hidden="true">
            Risk:
          </span>{" "}
          {row.risk === null ? NOT_STATED : noBreakRanges(row.risk)}
        </td>
      )}
      {columns.map((column) => (
        <Fact row={row} column={column} key={column.name} />
      ))}
      <td className={styles.choice} data-markdown-omit="">
        <label className={styles.box}>
          <span className={styles.label}>Compare</span>
          <input
            type="checkbox"
            name="strategy"
            value={row.slug}
            aria-label={`Compare ${row.name}`}
            data-name={row.name}
            defaultChecked={isTicked}
          />
          <span />
        </label>
      </td>
    </tr>
  );
}

/** Whether the fund house stands beside the name: it does, unless it has a column. */
function hasHouseBeside({ house }: StrategyRow, columns: FactColumn[]): boolean {
  return house !== null && columns.every(({ name }) => name !== "house");
}

function Fact({ row, column }: { row: StrategyRow; column: FactColumn }): ReactElement {
  const value = factOf(row, column);
  return (
    <td className={value === null ? `${column.className} ${styles.none}` : column.className}>
      {value === null ? (
        <>
          <span className={styles.label} aria-hidden="true">
            {column.name}
          </span>{" "}
          {NOT_STATED}
        </>
      ) : column.name === "since" ? (
        <StrategyStart row={row} />
      ) : (
        value
      )}
    </td>
  );
}

/** A fact in words. A strategy without a day of inception has the day from which its series runs. */
function factOf(row: StrategyRow, { name }: FactColumn): string | null {
  return name === "since" ? (row.since ?? row.series) : row[name];
}
