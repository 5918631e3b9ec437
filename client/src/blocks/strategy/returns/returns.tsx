import { Fragment, type ReactElement, useContext } from "react";
import { ChartFigure } from "../../../charts/chart-figure.tsx";
import { ReturnsChart } from "../../../charts/returns/returns-chart.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { InChapter, PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { ReturnsBlock, ReturnsTable, SeriesNames } from "../../../content/types.ts";
import { type DifferenceScale, differenceScale } from "./difference-bar.tsx";
import styles from "./returns.module.css";
import { ReturnsTableView } from "./returns-table.tsx";

/**
 * Returns against the benchmark: each table with its bars, two tables beside one another. Basis and date stand in the
 * margin. In a chapter the growth line above has stated them, so that only the basis of the periods is left. A single
 * table in a chapter has its footnotes there too.
 */
export function ReturnsView({ block }: { block: ReturnsBlock }): ReactElement {
  const rows = block.tables.flatMap((table) => table.rows);
  const scale = differenceScale(rows.map(({ differencePercent }) => differencePercent.value));
  const isTwo = block.tables.length > 1 && block.tables.every(({ drawing }) => drawing !== "bars");
  const isBasisAbove = useContext(InChapter) !== null;
  const isSingle = isBasisAbove && !isTwo;
  const footnotes = <Footnotes texts={block.footnotes} />;
  return (
    <MarginSection
      head={block}
      spacing="tight"
      aside={
        <>
          <Aside block={block} isBasisAbove={isBasisAbove} />
          {isSingle && footnotes}
        </>
      }
    >
      <div className={isTwo ? `${styles.tables} ${styles.two}` : styles.tables}>
        {block.tables.map((table) => (
          <TableWithBars block={block} table={table} scale={scale} key={table.caption} />
        ))}
        {!isSingle && footnotes}
      </div>
    </MarginSection>
  );
}

function Aside({
  block: { footing, periodBasis, action },
  isBasisAbove,
}: {
  block: ReturnsBlock;
  isBasisAbove: boolean;
}): ReactElement {
  return (
    <>
      {!isBasisAbove && <FootingBasis footing={footing} />}
      {isBasisAbove && periodBasis !== null && <p className={styles.footnotes}>{periodBasis}</p>}
      {action !== null && (
        <p className={styles.action}>
          <ButtonLink link={action} look="primary" />
        </p>
      )}
    </>
  );
}

function Footnotes({ texts }: { texts: string[] }): ReactElement | null {
  if (texts.length === 0) return null;
  return (
    <p className={styles.footnotes}>
      {texts.map((text) => (
        <Fragment key={text}>
          <span>{noBreakRanges(text)}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

function Pair({ names }: { names: SeriesNames }): ReactElement {
  return (
    <p className={styles.pair}>
      <span className={styles.portfolio}>{names.portfolioShort}</span> beside{" "}
      <span className={styles.benchmark}>{names.benchmark}</span>
    </p>
  );
}

/** The table of so few periods has room beside their bars. */
const FEW_PERIODS = 3;

/**
 * Bars say the same as their table, so the table stands beside few of them and lies folded below more. A table of years
 * is shown, with its panels below.
 */
function TableWithBars({
  block: { names, footing },
  table,
  scale,
}: {
  block: ReturnsBlock;
  table: ReturnsTable;
  scale: DifferenceScale;
}): ReactElement {
  const rows = <ReturnsTableView names={names} table={table} scale={scale} />;
  const heading = table.heading !== null && (
    <PartHeading className={styles.heading}>{table.heading}</PartHeading>
  );
  if (table.drawing === "none") {
    return (
      <div>
        {heading}
        {rows}
      </div>
    );
  }
  const chart = <ReturnsChart names={names} table={table} look={table.drawing} isSample={footing.sample} />;
  if (table.drawing === "bars" && table.rows.length <= FEW_PERIODS) {
    return (
      <div className={`${styles.tables} ${styles.two}`} data-chart-scope="">
        <div>
          {heading}
          <Pair names={names} />
          {chart}
        </div>
        {rows}
      </div>
    );
  }
  return table.drawing === "bars" ? (
    <div data-chart-scope="">
      <div className={styles.head}>
        {heading}
        <Pair names={names} />
      </div>
      <ChartFigure name={table.caption} table={rows}>
        {chart}
      </ChartFigure>
    </div>
  ) : (
    <div data-chart-scope="">
      {heading}
      {rows}
      <div className={styles.drawing}>
        <Pair names={names} />
        {chart}
      </div>
    </div>
  );
}
