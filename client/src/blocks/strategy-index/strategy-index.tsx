import type { ReactElement } from "react";
import { YearDial } from "../../art/year-dial.tsx";
import { formatTableDate } from "../../components/format-date.ts";
import { Icon } from "../../components/icon.tsx";
import layout from "../../components/layout.module.css";
import { LedgerSection } from "../../components/section.tsx";
import type { StrategyIndexBlock, StrategyRow } from "../../content/types.ts";
import styles from "./strategy-index.module.css";

const NOT_STATED = "–";

/** Strategies as a table; on phones each row stacks under its name. */
export function StrategyIndex({ block }: { block: StrategyIndexBlock }): ReactElement {
  return (
    <LedgerSection head={block}>
      <table className={styles.table} role="table">
        <caption className={layout.visuallyHidden}>PMS strategies, oldest first</caption>
        <StrategyIndexHead />
        <tbody>
          {block.rows.map((row) => (
            <StrategyIndexRow row={row} key={row.name} />
          ))}
        </tbody>
      </table>
      <p className={layout.asOf}>{block.footnote}</p>
    </LedgerSection>
  );
}

function StrategyIndexHead(): ReactElement {
  return (
    <thead>
      <tr role="row">
        <th scope="col" role="columnheader">
          <span className={layout.visuallyHidden}>Years run</span>
        </th>
        <th scope="col" role="columnheader">
          Strategy
        </th>
        <th className={`${styles.numeric} ${styles.wideOnly}`} scope="col" role="columnheader">
          Stocks
        </th>
        <th className={`${styles.numeric} ${styles.wideOnly}`} scope="col" role="columnheader">
          Horizon
        </th>
        <th className={styles.numeric} scope="col" role="columnheader">
          Since
        </th>
        <th scope="col" role="columnheader">
          <span className={layout.visuallyHidden}>Page</span>
        </th>
      </tr>
    </thead>
  );
}

function StrategyIndexRow({ row }: { row: StrategyRow }): ReactElement {
  return (
    <tr role="row">
      <td className={styles.dial} role="cell">
        <YearDial completedYears={row.completedYears} />
        {row.completedYears !== null && (
          <span className={layout.visuallyHidden}>{row.completedYears} years</span>
        )}
      </td>
      <th scope="row" role="rowheader">
        <span className={styles.name}>
          {row.href === null ? row.name : <a href={row.href}>{row.name}</a>}
        </span>
        <span className={styles.oneLine}>{row.oneLine}</span>
      </th>
      <td className={`${styles.numeric} ${styles.wideOnly}`} role="cell">
        {row.stocks ?? NOT_STATED}
      </td>
      <td className={`${styles.numeric} ${styles.wideOnly}`} role="cell">
        {row.horizon ?? NOT_STATED}
      </td>
      <td className={`${styles.numeric} ${styles.since}`} role="cell">
        <span className={styles.sinceLabel}>Since </span>
        {row.since === null ? NOT_STATED : formatTableDate(row.since)}
      </td>
      <td className={styles.arrow} role="cell">
        {row.href !== null && <Icon name="arrow-right" />}
      </td>
    </tr>
  );
}
