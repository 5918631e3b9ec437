import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison-table.module.css";
import { ValueBar } from "./value-bar.tsx";

/**
 * One column for each strategy at every width, with the row heads beside the values. What is measured comes first, each
 * row with bars on a scale of its own, then words, then what one alone states, in its column, and what nobody does. Where
 * three columns have no room, the row heads stand above the values.
 */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
  const { rows } = block;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{block.heading}</caption>
        <thead>
          <tr>
            <td />
            {block.strategies.map((strategy) => (
              <th scope="col" key={strategy.href}>
                {strategy.name}
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
          {block.alone.map((row) => (
            <Row row={row} strategies={block.strategies} missing={null} key={row.label} />
          ))}
          {block.unstated !== null && (
            <tr>
              <th scope="row">{block.unstated.label}</th>
              <td colSpan={block.strategies.length}>{block.unstated.value}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  row,
  strategies,
  missing = "not stated",
}: {
  row: ComparisonRow;
  strategies: ComparedStrategy[];
  missing?: string | null;
}): ReactElement {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {strategies.map(({ href }, index) => {
        const value = row.values[index] ?? null;
        const span = row.bars?.[index];
        return (
          <td key={href}>
            {value === null ? <span className={styles.none}>{missing}</span> : noBreakRanges(value)}
            {span && <ValueBar span={span} />}
          </td>
        );
      })}
    </tr>
  );
}
