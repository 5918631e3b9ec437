import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import type { Figure, ReturnsTable, SeriesNames } from "../../../content/types.ts";
import { DifferenceBar, type DifferenceScale } from "./difference-bar.tsx";
import styles from "./returns-table.module.css";

/**
 * Periods are rows, so that the table fits the narrowest phone. Percentages have one decimal. All differences of the
 * block share `scale`.
 */
export function ReturnsTableView({
  names,
  table,
  scale,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  scale: DifferenceScale;
}): ReactElement {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{`${table.periodHeading}, %`}</th>
            <th scope="col">{names.portfolioShort}</th>
            <th scope="col">{names.benchmark}</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr className={row.sinceInception ? styles.whole : undefined} key={row.period}>
              <th scope="row">{row.period}</th>
              <td>{row.portfolioPercent.shown}</td>
              <td className={styles.benchmark}>{row.benchmarkPercent.shown}</td>
              <td>
                <Difference difference={row.differencePercent} scale={scale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Difference({ difference, scale }: { difference: Figure; scale: DifferenceScale }): ReactElement {
  const { value: percent, shown } = difference;
  const look = percent < 0 ? styles.loss : styles.gain;
  return (
    <span className={styles.difference}>
      <DifferenceBar percent={percent} scale={scale} />
      <span className={percent === 0 ? styles.signed : `${styles.signed} ${look}`}>{shown}</span>
    </span>
  );
}
