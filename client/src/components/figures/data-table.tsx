import type { ReactElement } from "react";
import type { DataTable } from "../../content/types.ts";
import readers from "../for-readers.module.css";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleHatch } from "../sample-hatch.tsx";
import { isShort, nameOfRun, runLengths } from "./cell-runs.ts";
import styles from "./data-table.module.css";
import { phoneLayout } from "./phone-layout.ts";

/**
 * A table in which equal neighbours are one cell. Where its rows are stacked on phones, each cell has a line of its own
 * after the names of its columns. If there is only one column of words, it needs no name.
 */
export function DataTableView({
  table,
  isSample = false,
}: {
  table: DataTable;
  isSample?: boolean;
}): ReactElement {
  const [, ...others] = table.columns;
  const layout = phoneLayout(table);
  const isFigures = layout !== "stacked" && others.every(({ numeric }) => numeric);
  const classOf = (column: number): string | undefined => {
    const head = table.columns[column];
    return head?.bars ? `${styles.numeric} ${styles.drawn}` : head?.numeric ? styles.numeric : undefined;
  };
  const most = table.columns.map(({ bars }, column) =>
    bars ? Math.max(...table.rows.map((row) => Number(row[column]))) : 0,
  );
  const isDrawn = table.columns.some(({ bars }) => bars);
  const fold = layout === "plain" ? "" : ` ${styles[layout]}`;
  const view = (
    <table className={`${styles.table}${fold}`}>
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
        {table.rows.map(([name = "", ...cells]) => (
          <tr key={[name, ...cells].join("|")}>
            <th className={isShort(name) ? styles.short : undefined} scope="row">
              {isDrawn ? <NameAndWords text={name} /> : noBreakRanges(name)}
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
                    share={others[place]?.bars ? Number(cells[place]) / (most[place + 1] ?? 1) : null}
                    key={others[place]?.label}
                  />
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  const framed = isFigures ? <div className={styles.figures}>{view}</div> : view;
  return isDrawn ? <SampleHatch isSample={isSample}>{framed}</SampleHatch> : framed;
}

/** A name, and after a colon the words that explain it. */
function NameAndWords({ text }: { text: string }): ReactElement {
  const [name = "", ...words] = text.split(": ");
  return (
    <>
      {name} {words.length > 0 && <span className={styles.words}>{words.join(": ")}</span>}
    </>
  );
}

function Cell({
  text,
  name,
  run,
  className,
  share,
}: {
  text: string;
  name: string | null;
  /** How many columns it stands in. */
  run: number;
  className: string | undefined;
  share: number | null;
}): ReactElement {
  const classes = [className, isShort(text) && styles.short];
  return (
    <td className={classes.filter(Boolean).join(" ") || undefined} colSpan={run > 1 ? run : undefined}>
      {name !== null && (
        <span className={styles.label} data-markdown-omit="">
          {name}:{" "}
        </span>
      )}
      {share !== null && <Bar share={share} />}
      {noBreakRanges(text)}
    </td>
  );
}

function Bar({ share }: { share: number }): ReactElement {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
