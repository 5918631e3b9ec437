import { Fragment, type ReactElement, useContext } from "react";
import { ChartFigure } from "../../../charts/chart-figure.tsx";
import { ReturnsChart } from "../../../charts/returns/returns-chart.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter, PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { ReturnsBlock, ReturnsTable, SeriesNames } from "../../../content/types.ts";
import { type DifferenceScale, differenceScale } from "./difference-bar.tsx";
import styles from "./returns.module.css";
import { ReturnsTableView } from "./returns-table.tsx";

/**
 * Returns against the benchmark: two tables, or bars and their table, beside one another. Footnotes stand below the
 * last. Basis and date stand in the margin. In a chapter the growth line above has stated them, so that only the basis
 * of the periods is left. A single table in a chapter has its footnotes there too.
 */
export function ReturnsView({ block }: { block: ReturnsBlock }): ReactElement {
  const { tables } = block;
  const differences = tables.flatMap(({ rows }) =>
    rows.map(({ differencePercent }) => differencePercent.value),
  );
  const scale = differenceScale(differences);
  const isBasisAbove = useContext(InChapter) !== null;
  const isSingle = isBasisAbove && tables.length === 1;
  const isBeside = isSingle && tables[0]?.drawing === "bars";
  const isTwo = isBeside || (tables.length > 1 && tables.every(({ drawing }) => drawing === "none"));
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
            <TableOrBars block={block} table={table} scale={scale} isTableOpen={isBeside} />
            {!isSingle && index === tables.length - 1 && footnotes}
          </div>
        ))}
        {isBeside &&
          tables.map((table) => (
            <div key={table.caption}>
              <Folded name="the differences" isRepeated>
                <ReturnsTableView names={block.names} table={table} scale={scale} />
              </Folded>
            </div>
          ))}
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

/** Bars say the same as their table, so the table lies folded below them, unless it stands beside them. */
function TableOrBars({
  block: { names, footing },
  table,
  scale,
  isTableOpen,
}: {
  block: ReturnsBlock;
  table: ReturnsTable;
  scale: DifferenceScale;
  isTableOpen: boolean;
}): ReactElement {
  const rows = <ReturnsTableView names={names} table={table} scale={scale} />;
  const heading = table.heading !== null && (
    <PartHeading className={styles.heading}>{table.heading}</PartHeading>
  );
  if (table.drawing === "none") {
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
      <ChartFigure name={table.caption} {...(isTableOpen ? {} : { table: rows })}>
        <ReturnsChart table={table} isSample={footing.sample} />
      </ChartFigure>
    </>
  );
}
