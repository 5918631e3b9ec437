import type { ReactElement } from "react";
import { YearDial } from "../../../art/years/year-dial.tsx";
import { formatDate } from "../../../components/format-date.ts";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import type { ExplorerRow } from "../../../content/types.ts";
import styles from "./strategy-table.module.css";

const NOT_STATED = "–";

/** Strategies with a box to tick for the comparison; on phones each row stacks beside its box. */
export function StrategyTable({ rows }: { rows: ExplorerRow[] }): ReactElement {
  return (
    <table className={styles.table}>
      <caption className={layout.visuallyHidden}>PMS strategies</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={layout.visuallyHidden}>Years run</span>
          </th>
          <th scope="col">Strategy</th>
          <th scope="col">House</th>
          <th scope="col">Style</th>
          <th className={styles.numeric} scope="col">
            Stocks
          </th>
          <th className={styles.numeric} scope="col">
            Horizon
          </th>
          <th className={styles.numeric} scope="col">
            Since
          </th>
          <th className={styles.choice} scope="col">
            Compare
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StrategyRow row={row} key={row.slug} />
        ))}
      </tbody>
    </table>
  );
}

function StrategyRow({ row }: { row: ExplorerRow }): ReactElement {
  return (
    <tr>
      <td className={styles.dial}>
        <YearDial completedYears={row.completedYears} />
        {row.completedYears !== null && (
          <span className={layout.visuallyHidden}>{row.completedYears} years</span>
        )}
      </td>
      <th scope="row">
        <span className={styles.name}>
          {row.href === null ? row.name : <a href={row.href}>{row.name}</a>}
        </span>
        <span className={styles.oneLine}>{keptRanges(row.oneLine)}</span>
      </th>
      <Fact label="House" value={row.house} look="house" />
      <Fact label="Style" value={row.style} look="style" />
      <Fact label="Stocks" value={row.stocks} look="numeric" />
      <Fact label="Horizon" value={row.horizon} look="numeric" />
      <Fact label="Since" value={row.since === null ? null : formatDate(row.since)} look="numeric" />
      <td className={styles.choice}>
        <label className={styles.box}>
          <input type="checkbox" name="strategy" value={row.slug} aria-label={`Compare ${row.name}`} />
          <span />
        </label>
      </td>
    </tr>
  );
}

const FACT_CLASSES = {
  house: `${styles.word} ${styles.house}`,
  style: styles.word,
  numeric: styles.numeric,
};

function Fact({
  label,
  value,
  look,
}: {
  label: string;
  value: string | null;
  look: keyof typeof FACT_CLASSES;
}): ReactElement {
  const classes = FACT_CLASSES[look];
  return (
    <td className={value === null ? `${classes} ${styles.none}` : classes}>
      <span className={styles.label}>{label} </span>
      {value ?? NOT_STATED}
    </td>
  );
}
