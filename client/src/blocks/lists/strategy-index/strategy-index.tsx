import type { ReactElement } from "react";
import { type TimeAxis, timeAxis } from "../../../charts/portrait/time-axis.ts";
import { TimeHead, TimeRun } from "../../../charts/portrait/time-run.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { formatDate, fromMonth } from "../../../components/format-date.ts";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { StrategyIndexBlock, StrategyRow } from "../../../content/types.ts";
import styles from "./strategy-index.module.css";

const NOT_STATED = "–";

/** Strategies as a table; on phones each row is a name with its start above one line. */
export function StrategyIndexView({ block }: { block: StrategyIndexBlock }): ReactElement {
  const axis = timeAxis(block.rows, block.asOn);
  return (
    <WideSection head={block}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{block.caption}</caption>
        <StrategyIndexHead axis={axis} />
        <tbody>
          {block.rows.map((row) => (
            <StrategyIndexRow row={row} axis={axis} key={row.name} />
          ))}
        </tbody>
      </table>
      {block.allStrategies !== null && (
        <p>
          <OnwardLink link={block.allStrategies} />
        </p>
      )}
      <p className={layout.asOf}>{block.footnote}</p>
    </WideSection>
  );
}

function StrategyIndexHead({ axis }: { axis: TimeAxis | null }): ReactElement {
  return (
    <thead>
      <tr>
        <th scope="col">Strategy</th>
        <th className={styles.numeric} scope="col">
          Horizon
        </th>
        <th className={styles.numeric} scope="col">
          Since
        </th>
        {axis && <TimeHead axis={axis} />}
        <th scope="col" data-markdown-omit="">
          <span className={readers.visuallyHidden}>Page</span>
        </th>
      </tr>
    </thead>
  );
}

function StrategyIndexRow({ row, axis }: { row: StrategyRow; axis: TimeAxis | null }): ReactElement {
  const stocksBelow = row.stocks === null ? "" : `. ${row.stocks}\u00a0stocks`;
  return (
    <tr>
      <th scope="row">
        <div className={styles.names}>
          <span className={styles.name}>
            {row.href === null ? row.name : <a href={row.href}>{row.name}</a>}
          </span>{" "}
          <span className={styles.oneLine}>
            {noBreakRanges(row.house === null ? row.oneLine : `${row.house}: ${row.oneLine}`)}
            {noBreakRanges(stocksBelow)}
          </span>
        </div>
      </th>
      <Fact label="Horizon" value={row.horizon} />
      {row.since === null ? (
        <Fact label="Series" value={row.series && fromMonth(row.series)} />
      ) : (
        <Fact label="Since" value={formatDate(row.since)} />
      )}
      {axis && <TimeRun row={row} axis={axis} />}
      <td className={styles.arrow} data-markdown-omit="">
        {row.href !== null && <Icon name="arrow-right" />}
      </td>
    </tr>
  );
}

/** A value in its column; on phones, where column heads are hidden, beside its label. */
function Fact({ label, value }: { label: string; value: string | null }): ReactElement {
  return (
    <td className={label === "Horizon" ? styles.numeric : `${styles.numeric} ${styles.since}`}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>{" "}
      {value ?? NOT_STATED}
    </td>
  );
}
