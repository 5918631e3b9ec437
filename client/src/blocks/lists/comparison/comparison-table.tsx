import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison-table.module.css";

const NOT_STATED = "Not stated";

/**
 * One column for each strategy at every width, with the row heads beside the values. Where three columns have no room,
 * the row heads stand above the values.
 */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
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
          {block.rows.map((row) => (
            <Row row={row} strategies={block.strategies} key={row.label} />
          ))}
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
      <span className={styles.name}>{name}</span>{" "}
      <span className={styles.ways} data-markdown-omit="">
        <a className={styles.way} href={href}>
          Factsheet<span className={readers.visuallyHidden}> of {name}</span>
          <Icon name="arrow-right" />
        </a>{" "}
        {removeHref !== null && (
          <a className={styles.way} href={removeHref}>
            <Icon name="x" />
            Remove<span className={readers.visuallyHidden}> {name}</span>
          </a>
        )}
      </span>
    </>
  );
}

function Row({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {strategies.map(({ href }, index) => (
        <td className={row.values[index] === null ? styles.none : undefined} key={href}>
          {noBreakRanges(row.values[index] ?? NOT_STATED)}
        </td>
      ))}
    </tr>
  );
}
