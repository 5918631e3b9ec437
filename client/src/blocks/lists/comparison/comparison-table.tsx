import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison-table.module.css";
import { SpanKey, StatedValue } from "./stated-value.tsx";

/**
 * A column for each strategy, below its drawing. What is measured comes first, each row with bars on a scale of its own,
 * then words. On phones a row has a line for each strategy, whose bars stand above each other.
 */
export function ComparisonTable({ block }: { block: ComparisonBlock }): ReactElement {
  const { rows, strategies } = block;
  const groups = [rows.filter(({ bars }) => bars !== null), rows.filter(({ bars }) => bars === null)];
  return (
    <table className={styles.table}>
      <caption className={readers.visuallyHidden}>{block.heading}</caption>
      <thead>
        <tr>
          <td />
          {strategies.map((strategy) => (
            <th scope="col" key={strategy.href}>
              {strategy.name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(
        (group, place) =>
          group.length > 0 && (
            <tbody key={`group-${place}`}>
              {group.map((row) => (
                <Row row={row} strategies={strategies} key={row.label} />
              ))}
            </tbody>
          ),
      )}
    </table>
  );
}

function Row({ row, strategies }: { row: ComparisonRow; strategies: ComparedStrategy[] }): ReactElement {
  const isSpan = row.bars?.some((ends) => ends?.length === 2 && ends[0] !== ends[1]);
  return (
    <tr>
      <th scope="row">
        {row.label}
        {isSpan && <SpanKey />}
      </th>
      {strategies.map(({ href, name }, index) => {
        const value = row.values[index] ?? null;
        return (
          <td data-name={name} key={href}>
            <div>
              {value === null ? (
                <span className={styles.none}>not stated</span>
              ) : (
                <StatedValue value={value} ends={row.bars?.[index] ?? null} />
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}
