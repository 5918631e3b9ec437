import type { ReactElement } from "react";
import type { DataTable } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import styles from "./data-table.module.css";

/** Columns of figures beside a name have room on phones up to this many in all. */
const MOST_NARROW = 4;

/**
 * A table whose rows restack on phones, each cell under its column's name; words in the only other column need no name.
 * A few columns of figures have room there as they are.
 */
export function DataTableView({ table }: { table: DataTable }): ReactElement {
  const [, ...others] = table.columns;
  const isNarrow = others.length > 1 && others.length < MOST_NARROW && others.every(({ numeric }) => numeric);
  const isNamed = (column: number): boolean =>
    table.columns.length > 2 || table.columns[column]?.numeric === true;
  const classOf = (column: number): string | undefined =>
    table.columns[column]?.numeric ? styles.numeric : undefined;
  const view = (
    <table className={isNarrow ? styles.table : `${styles.table} ${styles.stacked}`}>
      <caption>{noBreakRanges(table.caption)}</caption>
      <thead>
        <tr>
          {table.columns.map((column, index) => (
            <th className={classOf(index)} scope="col" key={column.label}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join("|")}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th scope="row" key={cell}>
                  {cell}
                </th>
              ) : (
                <td className={classOf(index)} key={table.columns[index]?.label}>
                  {isNamed(index) && (
                    <span className={styles.label} data-markdown-omit="">
                      {table.columns[index]?.label}:{" "}
                    </span>
                  )}
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isNarrow ? <div className={styles.narrow}>{view}</div> : view;
}
