import type { ReactElement } from "react";
import { keptRanges } from "../../components/kept-ranges.tsx";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import { SampleMark } from "../../components/sample-mark.tsx";
import type { Portrait, PortraitPart } from "../../content/types.ts";
import { cellStarts, isCrowded, labelPlaces } from "./cell-labels.ts";
import styles from "./portrait.module.css";

/** More parts than this have no room for words below their cells: a list names them. */
const MOST_LABELLED = 4;

/**
 * A portfolio as one bar of a hundred: a cell a part, above it how far the largest holdings and sectors reach. Words of
 * the drawing are for the eye; readers, and narrow screens, have them as a list.
 */
export function PortraitFigure({ portrait }: { portrait: Portrait }): ReactElement {
  const isWhole = portrait.sample;
  const sums = [portrait.topHoldings, portrait.topSectors].filter((sum) => sum !== null);
  const marked = isWhole ? undefined : sums.find(({ sample }) => sample);
  return (
    <figure data-portrait="" data-untold={isWhole || undefined}>
      <figcaption className={styles.caption}>
        {portrait.caption} {isWhole && <SampleMark />}
      </figcaption>
      <SampleHatch isSample={isWhole}>
        {sums.map((sum) => (
          <div data-untold={(sum.sample && !isWhole) || undefined} key={sum.name}>
            <SampleHatch isSample={sum.sample && !isWhole}>
              <p className={styles.sum}>
                {sum.name} <strong>{sum.percent.withSign}</strong> {sum === marked && <SampleMark />}
              </p>
              <Bracket percent={sum.percent.value} />
            </SampleHatch>
          </div>
        ))}
        <Bar parts={portrait.parts} isSample={isWhole} />
        <Parts parts={portrait.parts} />
      </SampleHatch>
    </figure>
  );
}

/** From the bar's beginning to a share of it, with a tick at either end. */
function Bracket({ percent }: { percent: number }): ReactElement {
  const end = `${percent}%`;
  return (
    <svg className={styles.bracket} aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      <line y2="100%" />
      <line x1={end} x2={end} y2="100%" />
    </svg>
  );
}

function Bar({ parts, isSample }: { parts: PortraitPart[]; isSample: boolean }): ReactElement {
  const starts = cellStarts(parts);
  return (
    <div className={isSample ? `${styles.track} ${styles.sample}` : styles.track}>
      <svg className={styles.bar} aria-hidden="true">
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
