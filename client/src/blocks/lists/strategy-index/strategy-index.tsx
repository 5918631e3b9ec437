import type { ReactElement } from "react";
import { YearDial } from "../../../art/years/year-dial.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { formatDate } from "../../../components/format-date.ts";
import { Icon } from "../../../components/icon.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { StrategyIndexBlock, StrategyRow } from "../../../content/types.ts";
import styles from "./strategy-index.module.css";

const NOT_STATED = "–";

/** Strategies as a table; on phones each row stacks under its name. */
export function StrategyIndex({ block }: { block: StrategyIndexBlock }): ReactElement {
  return (
    <LedgerSection head={block}>
      <table className={styles.table}>
        <caption className={layout.visuallyHidden}>PMS strategies, oldest first</caption>
        <StrategyIndexHead />
        <tbody>
          {block.rows.map((row) => (
            <StrategyIndexRow row={row} key={row.name} />
          ))}
        </tbody>
      </table>
      {block.allStrategies !== null && (
        <p>
          <OnwardLink link={block.allStrategies} />
        </p>
      )}
      <p className={layout.asOf}>{block.footnote}</p>
    </LedgerSection>
  );
}

function StrategyIndexHead(): ReactElement {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={layout.visuallyHidden}>Years run</span>
        </th>
        <th scope="col">Strategy</th>
        <th className={`${styles.numeric} ${styles.wideOnly}`} scope="col">
          Stocks
        </th>
        <th className={`${styles.numeric} ${styles.wideOnly}`} scope="col">
          Horizon
        </th>
        <th className={styles.numeric} scope="col">
          Since
        </th>
        <th scope="col">
          <span className={layout.visuallyHidden}>Page</span>
        </th>
      </tr>
    </thead>
  );
}

function StrategyIndexRow({ row }: { row: StrategyRow }): ReactElement {
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
      <td className={`${styles.numeric} ${styles.wideOnly}`}>{row.stocks ?? NOT_STATED}</td>
      <td className={`${styles.numeric} ${styles.wideOnly}`}>{row.horizon ?? NOT_STATED}</td>
      <td className={`${styles.numeric} ${styles.since}`}>
        <span className={styles.sinceLabel}>Since </span>
        {row.since === null ? NOT_STATED : formatDate(row.since)}
      </td>
      <td className={styles.arrow}>{row.href !== null && <Icon name="arrow-right" />}</td>
    </tr>
  );
}
