import type { ReactElement } from "react";
import tables from "../../../charts/chart-table.module.css";
import readers from "../../../components/for-readers.module.css";
import type { Figure, ReturnsRow, ReturnsStrip, SeriesNames } from "../../../content/types.ts";
import growth from "./growth.module.css";
import styles from "./stated-returns.module.css";

/** Stated returns in place of the line, one period in each row. */
export function StatedReturns({ names, strip }: { names: SeriesNames; strip: ReturnsStrip }): ReactElement {
  return (
    <div className={styles.strip}>
      <p className={growth.note}>{strip.heading}</p>
      <table className={tables.table}>
        <caption className={readers.visuallyHidden}>{strip.caption}</caption>
        <thead>
          <tr>
            {["Period", names.portfolioShort, names.benchmark, "Difference"].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {strip.rows.map((row) => (
            <Row row={row} key={row.period} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: ReturnsRow }): ReactElement {
  const { period, portfolioPercent, benchmarkPercent, differencePercent } = row;
  return (
    <tr>
      <th scope="row">{period}</th>
      <td>{portfolioPercent.withSign}</td>
      <td>{benchmarkPercent.withSign}</td>
      <td className={lookOf(differencePercent)}>{differencePercent.shown}</td>
    </tr>
  );
}

function lookOf({ value }: Figure): string | undefined {
  if (value === 0) return undefined;
  return value < 0 ? styles.below : styles.above;
}
