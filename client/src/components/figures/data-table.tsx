import type { ReactElement } from "react";
import type { DataTable } from "../../content/types.ts";
import { keptRanges } from "../kept-ranges.tsx";
import styles from "./data-table.module.css";

/**
 * A table whose rows restack on phones, each cell under its column's name; words in the only other column need no name.
 * `isNarrow`: it has room there as it is.
 */
export function DataTableView({
  table,
  isNarrow = false,
}: {
  table: DataTable;
  isNarrow?: boolean;
}): ReactElement {
  const isNamed = (column: number): boolean =>
    table.columns.length > 2 || table.columns[column]?.numeric === true;
  const classOf = (column: number): string | undefined =>
    table.columns[column]?.numeric ? styles.numeric : undefined;
  return (
    <table className={isNarrow ? styles.table : `${styles.table} ${styles.stacked}`}>
      <caption>{keptRanges(table.caption)}</caption>
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
}
