import type { ReactElement, ReactNode } from "react";
import { keptRanges } from "../../components/kept-ranges.tsx";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import { SampleMark } from "../../components/sample-mark.tsx";
import type { Portrait, PortraitPart, PortraitSum } from "../../content/types.ts";
import { cellStarts, isCrowded, labelPlaces } from "./cell-labels.ts";
import styles from "./portrait.module.css";

/** More parts than this have no room for words below their cells: a list names them. */
const MOST_LABELLED = 4;

/**
 * A portfolio as one bar of a hundred: a cell a part, above it how far the ten largest holdings reach, below it the
 * largest sectors. Words of the drawing are for the eye; readers, and narrow screens, have them as lists.
 */
export function PortraitFigure({
  portrait,
  isMarked,
}: {
  portrait: Portrait;
  isMarked: boolean;
}): ReactElement {
  const isWhole = portrait.sample;
  const { topHoldings, topSectors, sectors } = portrait;
  const marked = isMarked ? firstSample(portrait) : null;
  return (
    <figure data-portrait="" data-untold={isWhole || undefined}>
      <figcaption className={styles.caption}>
        {portrait.caption} {marked === "whole" && <SampleMark />}
      </figcaption>
      <SampleHatch isSample={isWhole}>
        {topHoldings !== null && (
          <Piece isSample={topHoldings.sample && !isWhole} isMarked={marked === "holdings"}>
            <Sum sum={topHoldings} />
            <Bracket percent={topHoldings.percent.value} className={styles.above} />
          </Piece>
        )}
        <Bar parts={portrait.parts} isSample={isWhole} className={styles.bar} />
        <Parts parts={portrait.parts} />
        <div className={styles.sectors}>
          {sectors.length > 0 && (
            <Bar parts={sectors} isSample={portrait.sectorsSample} className={styles.thin} />
          )}
          {topSectors !== null && (
            <Piece isSample={topSectors.sample && !isWhole} isMarked={marked === "sum of sectors"}>
              <Bracket percent={topSectors.percent.value} className={styles.below} />
              <Sum sum={topSectors} />
            </Piece>
          )}
          {sectors.length > 0 && (
            <Piece isSample={portrait.sectorsSample && !isWhole} isMarked={marked === "sectors"}>
              <PartList parts={sectors} className={styles.sectorList} />
            </Piece>
          )}
        </div>
      </SampleHatch>
    </figure>
  );
}

/** Where the mark stands: at the first thing that is made up, never before what is stated. */
function firstSample(portrait: Portrait): "whole" | "holdings" | "sum of sectors" | "sectors" {
  if (portrait.sample) return "whole";
  if (portrait.topHoldings?.sample === true) return "holdings";
  return portrait.topSectors?.sample === true ? "sum of sectors" : "sectors";
}

/** What is made up in a portrait that is otherwise stated stands on a hatch of its own. */
function Piece({
  isSample,
  isMarked,
  children,
}: {
  isSample: boolean;
  isMarked: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div data-untold={isSample || undefined}>
      <SampleHatch isSample={isSample}>
        {isMarked && <SampleMark />}
        {children}
      </SampleHatch>
    </div>
  );
}

function Sum({ sum: { name, percent } }: { sum: PortraitSum }): ReactElement {
  return (
    <p className={styles.sum}>
      {name} <strong>{percent.withSign}</strong>
    </p>
  );
}

/** From the bar's beginning to a share of it, with a tick at either end. */
function Bracket({ percent, className }: { percent: number; className: string | undefined }): ReactElement {
  const end = `${percent}%`;
  return (
    <svg className={`${styles.bracket} ${className}`} aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      <line y2="100%" />
      <line x1={end} x2={end} y2="100%" />
    </svg>
  );
}

function Bar({
  parts,
  isSample,
  className,
}: {
  parts: PortraitPart[];
  isSample: boolean;
  className: string | undefined;
}): ReactElement {
  const starts = cellStarts(parts);
  return (
    <div className={isSample ? `${styles.track} ${styles.sample}` : styles.track}>
      <svg className={className} aria-hidden="true">
        {parts.map(({ name, percent, look }, index) => (
          <rect
            className={styles[look]}
            x={`${starts[index]}%`}
            width={`${percent.value}%`}
            height="100%"
            key={name}
          />
        ))}
      </svg>
    </div>
  );
}

function Parts({ parts }: { parts: PortraitPart[] }): ReactElement {
  if (parts.length > MOST_LABELLED || isCrowded(parts))
    return <PartList parts={parts} className={styles.many} />;
  const places = labelPlaces(parts);
  return (
    <>
      <svg className={styles.labels} aria-hidden="true">
        {parts.map(({ name, percent }, index) => (
          <text x={`${places[index]}%`} y="31" key={name}>
            {percent.withSign}
          </text>
        ))}
        {parts.map(({ name }, index) => (
          <text className={styles.name} x={`${places[index]}%`} y="51" key={name}>
            {name}
          </text>
        ))}
      </svg>
      <PartList parts={parts} className={styles.few} />
    </>
  );
}

function PartList({
  parts,
  className,
}: {
  parts: PortraitPart[];
  className: string | undefined;
}): ReactElement {
  return (
    <ul className={`${styles.list} ${className}`}>
      {parts.map(({ name, percent, look }) => (
        <li className={styles[look]} key={name}>
          <span>{name}</span> <strong>{keptRanges(percent.withSign)}</strong>
        </li>
      ))}
    </ul>
  );
}
