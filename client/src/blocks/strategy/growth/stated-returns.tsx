import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import type { Figure, GrowthBlock, StripRow } from "../../../content/types.ts";
import growth from "./growth.module.css";
import styles from "./returns-strip.module.css";

/** A few returns in place of the line, one period in each row. */
export function ReturnsStrip({ block }: { block: GrowthBlock }): ReactElement {
  const { names, strip } = block;
  return (
    <div className={styles.strip}>
      <p className={growth.note}>{strip.heading}</p>
      <table>
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

function Row({ row: { period, portfolio, benchmark, difference, stated } }: { row: StripRow }): ReactElement {
  return (
    <tr>
      <th scope="row">
        {period}
        {stated && <small> stated</small>}
      </th>
      <td>{portfolio}</td>
      <td>{benchmark}</td>
      <td className={lookOf(difference)}>{difference.shown}</td>
    </tr>
  );
}

function lookOf({ value }: Figure): string | undefined {
  if (value === 0) return undefined;
  return value < 0 ? styles.below : styles.above;
}
