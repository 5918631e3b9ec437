import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow, KeyTerm } from "../../../content/types.ts";
import styles from "./comparison-table.module.css";
import { ValueBar } from "./value-bar.tsx";

const NO_BREAK = "\u00a0";

/** A strategy's address, and what it alone states. */
type Column = { href: string; alone: KeyTerm[] };

/**
 * One column for each strategy at every width, with the row heads beside the values. What is measured comes first, each
 * row with bars on a scale of its own, then words. Rows that one alone states are together in one row, then follows what
 * nobody states. Where three columns have no room, the row heads stand above the values.
 */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
  const columns = columnsOf(block);
  const rows = block.rows.filter(isShared);
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
        {rows.some(({ bars }) => bars !== null) && (
          <tbody>
            {rows.map((row) => row.bars && <Row row={row} strategies={block.strategies} key={row.label} />)}
          </tbody>
        )}
        <tbody>
          {rows.map(
            (row) => row.bars === null && <Row row={row} strategies={block.strategies} key={row.label} />,
          )}
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

/** Whether two or more state it. */
function isShared({ values }: ComparisonRow): boolean {
  return values.filter((value) => value !== null).length > 1;
}

function columnsOf({ rows, strategies }: ComparisonBlock): Column[] {
  const single = rows.filter((row) => !isShared(row));
  return strategies.map(({ href }, index) => ({
    href,
    alone: single.flatMap(({ label, values }) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ label, value }];
    }),
  }));
}

function Row({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {strategies.map(({ href }, index) => {
        const value = row.values[index] ?? null;
        const span = row.bars?.[index];
        return (
          <td key={href}>
            {value === null ? <NotStated /> : noBreakRanges(value)}
            {span && <ValueBar span={span} />}
          </td>
        );
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
