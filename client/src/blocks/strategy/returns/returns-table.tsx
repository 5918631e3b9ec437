import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { Folded } from "../../../components/sections/folded.tsx";
import type { ReturnsRow, ReturnsTable, SeriesNames } from "../../../content/types.ts";
import { type BarScale, barScale, DifferenceBar, PairBars } from "./difference-bar.tsx";
import styles from "./returns-table.module.css";

type RowBars = (row: ReturnsRow) => ReactElement | null;

/**
 * Periods are rows, so that the table fits the narrowest phone. Percentages have one decimal. All differences of the
 * block share `scale`. Earlier years follow on demand, without bars: years far apart have no scale in common.
 */
export function ReturnsTableView({
  names,
  table,
  scale,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  scale: BarScale;
}): ReactElement {
  const bars = table.drawing === "inRows" ? pairBars(table.rows) : differenceBars(scale);
  return (
    <>
      <Rows names={names} table={table} bars={bars} isKey={table.drawing === "inRows"} />
      {table.earlier.length > 0 && (
        <Folded name="earlier years" isAnywhere>
          <Rows names={names} table={{ ...table, rows: table.earlier }} bars={() => null} isFurther />
        </Folded>
      )}
    </>
  );
}

function pairBars(rows: ReturnsRow[]): RowBars {
  const pairs = rows.map((row) => ({
    portfolio: row.portfolioPercent.value,
    benchmark: row.benchmarkPercent.value,
  }));
  const scale = barScale(pairs.flatMap(({ portfolio, benchmark }) => [portfolio, benchmark]));
  return ({ portfolioPercent, benchmarkPercent }) => (
    <PairBars portfolio={portfolioPercent.value} benchmark={benchmarkPercent.value} scale={scale} />
  );
}

function differenceBars(scale: BarScale): RowBars {
  return ({ differencePercent }) => <DifferenceBar percent={differencePercent.value} scale={scale} />;
}

/** A table of some rows. Its heads may be the key of its bars. That of further ones has the heads for readers alone. */
function Rows({
  names,
  table: { caption, periodHeading, rows },
  bars,
  isKey = false,
  isFurther = false,
}: {
  names: SeriesNames;
  table: ReturnsTable;
  bars: RowBars;
  isKey?: boolean;
  isFurther?: boolean;
}): ReactElement {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={readers.visuallyHidden}>
          {isFurther ? `${caption}, earlier years` : caption}
        </caption>
        <thead className={isFurther ? readers.visuallyHidden : undefined}>
          <tr>
            <th scope="col">{`${periodHeading}, %`}</th>
            <th className={isKey ? styles.ownKey : undefined} scope="col">
              {names.portfolioShort}
            </th>
            <th className={isKey ? styles.benchmarkKey : undefined} scope="col">
              {names.benchmark}
            </th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={row.sinceInception ? styles.whole : undefined} key={row.period}>
              <th scope="row">{row.period}</th>
              <td>{row.portfolioPercent.shown}</td>
              <td className={styles.benchmark}>{row.benchmarkPercent.shown}</td>
              <td>
                <span className={styles.difference}>
                  {bars(row)}
                  <Difference row={row} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Difference({
  row: {
    differencePercent: { value: percent, shown },
  },
}: {
  row: ReturnsRow;
}): ReactElement {
  const look = percent < 0 ? styles.loss : styles.gain;
  return <span className={percent === 0 ? styles.signed : `${styles.signed} ${look}`}>{shown}</span>;
}
