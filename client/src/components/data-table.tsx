import type { ReactElement } from "react";
import type { DataTable } from "../content/types.ts";
import styles from "./data-table.module.css";

/** A table whose rows restack on phones, each cell under its column's name. Roles survive `display: block`. */
export function DataTableView({ table }: { table: DataTable }): ReactElement {
  const classOf = (column: number): string | undefined =>
    table.columns[column]?.numeric ? styles.numeric : undefined;
  return (
    <table className={styles.table} role="table">
      <caption>{table.caption}</caption>
      <thead>
        <tr role="row">
          {table.columns.map((column, index) => (
            <th className={classOf(index)} scope="col" role="columnheader" key={column.label}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr role="row" key={row.join("|")}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th scope="row" role="rowheader" key={cell}>
                  {cell}
                </th>
              ) : (
                <td className={classOf(index)} role="cell" key={table.columns[index]?.label}>
                  <span className={styles.label}>{table.columns[index]?.label}: </span>
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
