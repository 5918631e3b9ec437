import type { ReactElement } from "react";
import type { DataTable } from "../../content/types.ts";
import readers from "../for-readers.module.css";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleHatch } from "../sample-hatch.tsx";
import styles from "./data-table.module.css";

/** Columns of figures beside a name have room on phones up to this many in all. */
const MOST_NARROW = 4;

/**
 * A table whose rows restack on phones, each cell under its column's name; words in the only other column need no name.
 * A few columns of figures have room there as they are.
 */
export function DataTableView({
  table,
  isSample = false,
}: {
  table: DataTable;
  isSample?: boolean;
}): ReactElement {
  const [, ...others] = table.columns;
  const isNarrow = others.length > 1 && others.length < MOST_NARROW && others.every(({ numeric }) => numeric);
  const isNamed = (column: number): boolean =>
    table.columns.length > 2 || table.columns[column]?.numeric === true;
  const classOf = (column: number): string | undefined => {
    const head = table.columns[column];
    return head?.bars ? `${styles.numeric} ${styles.drawn}` : head?.numeric ? styles.numeric : undefined;
  };
  const most = table.columns.map(({ bars }, column) =>
    bars ? Math.max(...table.rows.map((row) => Number(row[column]))) : 0,
  );
  const isDrawn = table.columns.some(({ bars }) => bars);
  const view = (
    <table className={isNarrow ? styles.table : `${styles.table} ${styles.stacked}`}>
      <caption className={isDrawn ? readers.visuallyHidden : undefined}>
        {noBreakRanges(table.caption)}
      </caption>
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
                  {table.columns[index]?.bars && <Bar share={Number(cell) / (most[index] ?? 1)} />}
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const framed = isNarrow ? <div className={styles.narrow}>{view}</div> : view;
  return isDrawn ? <SampleHatch isSample={isSample}>{framed}</SampleHatch> : framed;
}

function Bar({ share }: { share: number }): ReactElement {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
