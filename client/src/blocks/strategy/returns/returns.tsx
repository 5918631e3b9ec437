import { Fragment, type ReactElement, useContext } from "react";
import { ChartFigure } from "../../../charts/chart-figure.tsx";
import { ReturnsChart } from "../../../charts/returns/returns-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { InChapter, PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { ReturnsBlock, ReturnsTable, SeriesNames } from "../../../content/types.ts";
import { type BarScale, barScale } from "./difference-bar.tsx";
import styles from "./returns.module.css";
import { ReturnsTableView } from "./returns-table.tsx";

/**
 * Returns against the benchmark: two tables beside one another, or bars and a table. Footnotes stand below the last.
 * Basis and date stand in the margin. In a chapter the growth line above has stated them, so that only the basis of the
 * periods is left. A single table in a chapter has its footnotes there too.
 */
export function ReturnsView({ block }: { block: ReturnsBlock }): ReactElement {
  const { tables } = block;
  const differences = tables.flatMap(({ rows }) =>
    rows.map(({ differencePercent }) => differencePercent.value),
  );
  const scale = barScale(differences);
  const isBasisAbove = useContext(InChapter) !== null;
  const isSingle = isBasisAbove && tables.length === 1;
  const isTwo = tables.length > 1 && (isBasisAbove || tables.every(({ drawing }) => drawing !== "bars"));
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
        {tables.map((table, index) => (
          <div key={table.caption}>
            <TableOrBars block={block} table={table} scale={scale} />
            {!isSingle && index === tables.length - 1 && footnotes}
          </div>
        ))}
      </div>
    </MarginSection>
  );
}

function Aside({
  block: { footing, periodBasis },
  isBasisAbove,
}: {
  block: ReturnsBlock;
  isBasisAbove: boolean;
}): ReactElement {
  return (
    <>
      {!isBasisAbove && <FootingBasis footing={footing} />}
      {isBasisAbove && periodBasis !== null && <p className={styles.footnotes}>{periodBasis}</p>}
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

/** Bars say the same as their table, so the table lies folded below them. */
function TableOrBars({
  block: { names, footing },
  table,
  scale,
}: {
  block: ReturnsBlock;
  table: ReturnsTable;
  scale: BarScale;
}): ReactElement {
  const rows = <ReturnsTableView names={names} table={table} scale={scale} />;
  const heading = table.heading !== null && (
    <PartHeading className={styles.heading}>{table.heading}</PartHeading>
  );
  if (table.drawing !== "bars") {
    return (
      <>
        {heading}
        {rows}
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {heading}
        <Pair names={names} />
      </div>
      <ChartFigure name={table.caption} table={rows}>
        <ReturnsChart table={table} isSample={footing.sample} />
      </ChartFigure>
    </>
  );
}
