import type { ReactElement } from "react";
import type { DataTable } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { isShort, nameOfRun, runLengths } from "./cell-runs.ts";
import styles from "./data-table.module.css";
import { phoneLayout } from "./phone-layout.ts";

/**
 * A table in which equal neighbours are one cell. Where its rows are stacked on phones, each cell has a line of its own
 * after the names of its columns. If there is only one column of words, it needs no name.
 */
export function DataTableView({ table }: { table: DataTable }): ReactElement {
  const [, ...others] = table.columns;
  const layout = phoneLayout(table);
  const isFigures = layout !== "stacked" && others.every(({ numeric }) => numeric);
  const classOf = (column: number): string | undefined =>
    table.columns[column]?.numeric ? styles.numeric : undefined;
  const fold = layout === "plain" ? "" : ` ${styles[layout]}`;
  const view = (
    <table className={`${styles.table}${fold}`}>
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
        {table.rows.map(([name = "", ...cells]) => (
          <tr key={[name, ...cells].join("|")}>
            <th className={isShort(name) ? styles.short : undefined} scope="row">
              {noBreakRanges(name)}
            </th>
            {(isFigures ? cells.map(() => 1) : runLengths(cells)).map(
              (run, place) =>
                run > 0 && (
                  <Cell
                    text={cells[place] ?? ""}
                    name={
                      run > 1 || (layout === "stacked" && (others.length > 1 || others[place]?.numeric))
                        ? nameOfRun(others, place, run)
                        : null
                    }
                    run={run}
                    className={classOf(place + 1)}
                    key={others[place]?.label}
                  />
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isFigures ? <div className={styles.figures}>{view}</div> : view;
}

function Cell({
  text,
  name,
  run,
  className,
}: {
  text: string;
  name: string | null;
  /** How many columns it stands in. */
  run: number;
  className: string | undefined;
}): ReactElement {
  const classes = [className, isShort(text) && styles.short];
  return (
    <td className={classes.filter(Boolean).join(" ") || undefined} colSpan={run > 1 ? run : undefined}>
      {name !== null && (
        <span className={styles.label} data-markdown-omit="">
          {name}:{" "}
        </span>
      )}
      {noBreakRanges(text)}
    </td>
  );
}
