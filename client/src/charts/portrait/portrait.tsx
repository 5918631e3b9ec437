import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import { SampleMark } from "../../components/sample-mark.tsx";
import type { Percentage, Portrait, PortraitPart } from "../../content/types.ts";
import { areNamed, cellLabels, cellStarts } from "./cell-labels.ts";
import styles from "./portrait.module.css";

/**
 * A portfolio as one bar of a hundred, with a cell for each part. The drawn words are hidden from screen readers, which
 * get a list, as do narrow screens. The cells of a sample are pale and striped.
 */
export function PortraitFigure({
  portrait: { caption, note, parts, tenLargest, fiveSectors, sample },
}: {
  portrait: Portrait;
}): ReactElement {
  return (
    <figure data-portrait="" data-markdown-omit={sample || undefined}>
      <figcaption className={styles.caption}>
        {caption} {sample && <SampleMark />}
      </figcaption>
      <div data-sample={sample ? "" : undefined}>
        <Bracket words="Ten largest" percent={tenLargest} side="above" />
        <Bar parts={parts} />
        <Bracket words="Five sectors" percent={fiveSectors} side="below" />
        <Parts parts={parts} />
      </div>
      {note !== null && <p className={styles.caption}>{note}</p>}
    </figure>
  );
}

/** Beyond this, in percent of the bar, words have no room beside their bracket. */
const LONGEST_BRACKET = 60;

/** The sum of some parts, as a bracket over or below the beginning of the bar. */
function Bracket({
  words,
  percent,
  side,
}: {
  words: string;
  percent: Percentage | null;
  side: "above" | "below";
}): ReactElement | null {
  if (percent === null) return null;
  const [end, foot] = [`${percent.value}%`, side === "above" ? 18 : 0];
  const isBeside = percent.value <= LONGEST_BRACKET;
  return (
    <>
      <p className={readers.visuallyHidden}>
        {words}, together {percent.withSign}
      </p>
      <svg className={styles.bracket} aria-hidden="true">
        <line x1="0.5" x2="0.5" y1={foot} y2="9" />
        <line x2={end} y1="9" y2="9" />
        <line x1={end} x2={end} y1={foot} y2="9" />
        <text x={end} y="14" dx={isBeside ? 8 : -8} textAnchor={isBeside ? "start" : "end"}>
          {words} <tspan>{percent.withSign}</tspan>
        </text>
      </svg>
    </>
  );
}

function Bar({ parts }: { parts: PortraitPart[] }): ReactElement {
  const starts = cellStarts(parts);
  return (
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
  );
}

function Parts({ parts }: { parts: PortraitPart[] }): ReactElement {
  const placed = cellLabels(parts);
  if (placed === null) return <PartList parts={parts} className={styles.many} />;
  const { labels, size } = placed;
  const isNamed = areNamed(parts);
  return (
    <>
      <svg
        className={size === "usual" ? styles.labels : `${styles.labels} ${styles[size]}`}
        height={isNamed ? 56 : 38}
        aria-hidden="true"
      >
        {labels.map(
          ({ name, x, from }) =>
            from !== null && <line x1={`${from}%`} x2={`${x}%`} y1="2" y2="14" key={name} />,
        )}
        {labels.map(({ name, percent, x, anchor, isSmall }) => (
          <text
            className={isSmall ? styles.narrow : undefined}
            x={`${x}%`}
            y="31"
            textAnchor={anchor}
            key={name}
          >
            {percent.withSign}
          </text>
        ))}
        {isNamed &&
          labels.map(({ name, x, anchor }) => (
            <text className={styles.name} x={`${x}%`} y="51" textAnchor={anchor} key={name}>
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
          <span>{name}</span> <strong>{percent.withSign}</strong>
        </li>
      ))}
    </ul>
  );
}
