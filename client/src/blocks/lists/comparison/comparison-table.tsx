import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison-table.module.css";
import { type Column, columnsOf, isShared } from "./stated-alone.ts";

const NO_BREAK = "\u00a0";

/**
 * One column for each strategy at every width, with the row heads beside the values. Rows that two or more state come
 * first, then one row of what each alone states, then one of what nobody states. Where three columns have no room, the
 * row heads stand above the values.
 */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
  const columns = columnsOf(block);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{block.heading}</caption>
        <thead>
          <tr>
            <td />
            {block.strategies.map((strategy) => (
              <th scope="col" key={strategy.href}>
                <StrategyHead strategy={strategy} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.filter(isShared).map((row) => (
            <Row row={row} strategies={block.strategies} key={row.label} />
          ))}
          {columns.some(({ alone }) => alone.length > 0) && <AloneRow columns={columns} />}
          {block.unstated.length > 0 && (
            <tr>
              <th scope="row">{block.strategies.length === 2 ? "Neither states" : "None states"}</th>
              <td colSpan={block.strategies.length}>{block.unstated.join(", ")}. Ask before you sign.</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function StrategyHead({
  strategy: { name, href, removeHref },
}: {
  strategy: ComparedStrategy;
}): ReactElement {
  return (
    <>
      <a className={styles.name} href={href}>
        {name}
        <span className={readers.visuallyHidden}>, factsheet</span>
        <span className={styles.arrow}>
          {NO_BREAK}
          <Icon name="arrow-right" />
        </span>
      </a>
      {removeHref !== null && (
        <a className={styles.remove} href={removeHref} data-markdown-omit="">
          <Icon name="x" />
          Remove<span className={readers.visuallyHidden}> {name}</span>
        </a>
      )}
    </>
  );
}

function Row({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {strategies.map(({ href }, index) => {
        const value = row.values[index] ?? null;
        return <td key={href}>{value === null ? <NotStated /> : noBreakRanges(value)}</td>;
      })}
    </tr>
  );
}

/** What one alone states, each with its name in its strategy's column. */
function AloneRow({ columns }: { columns: Column[] }): ReactElement {
  return (
    <tr>
      <th scope="row">Only one states</th>
      {columns.map(({ href, alone }) => (
        <td key={href}>
          {alone.length === 0 ? (
            <NotStated />
          ) : (
            <dl className={styles.alone}>
              {alone.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt> <dd>{noBreakRanges(value)}</dd>
                </div>
              ))}
            </dl>
          )}
        </td>
      ))}
    </tr>
  );
}

function NotStated(): ReactElement {
  return (
    <>
      <span className={styles.none} aria-hidden="true">
        –
      </span>
      <span className={readers.visuallyHidden}>Not stated</span>
    </>
  );
}
