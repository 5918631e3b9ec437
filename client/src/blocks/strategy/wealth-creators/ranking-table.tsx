import type { ReactElement } from "react";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import readers from "../../../components/for-readers.module.css";
import { formatDate } from "../../../components/format-date.ts";
import type { DataTable } from "../../../content/types.ts";
import styles from "./ranking-table.module.css";

/**
 * A ranking from the place `first` on, in columns at every width: figures are there to be compared. With `hasBars` the
 * figure that ranks has a bar from zero, where there is room.
 */
export function RankingTable({
  table,
  asOn,
  first = 1,
  hasBars = false,
}: {
  table: DataTable;
  asOn: string;
  first?: number;
  hasBars?: boolean;
}): ReactElement {
  const most = Math.max(...table.rows.map(([, figure]) => Number(figure)));
  const classOf = (column: number): string | undefined =>
    table.columns[column]?.numeric ? styles.numeric : undefined;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{`${table.caption}, as on ${formatDate(asOn)}`}</caption>
        <thead>
          <tr>
            <th className={styles.rank} scope="col">
              Rank
            </th>
            {table.columns.map(({ label }, column) => (
              <th className={classOf(column)} scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([company, ...figures], index) => (
            <tr key={company}>
              <td className={styles.rank}>{first + index}</td>
              <th scope="row">{company}</th>
              {figures.map((figure, column) => (
                <td className={classOf(column + 1)} key={table.columns[column + 1]?.label}>
                  {hasBars && column === 0 && (
                    <span className={styles.bar}>
                      <WeightBar percent={Number(figure)} heaviestPercent={most} />
                    </span>
                  )}
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
