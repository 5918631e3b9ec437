import type { ReactElement } from "react";
import type { Portrait, PortraitPart } from "../../content/types.ts";
import { cellLabels, cellStarts } from "./cell-labels.ts";
import styles from "./portrait.module.css";

/**
 * A portfolio as one bar of a hundred, with a cell for each part. The drawn words are hidden from screen readers, which
 * get a list, as do narrow screens.
 */
export function PortraitFigure({ portrait: { caption, parts } }: { portrait: Portrait }): ReactElement {
  return (
    <figure data-portrait="">
      <figcaption className={styles.caption}>{caption}</figcaption>
      <Bar parts={parts} />
      <Parts parts={parts} />
    </figure>
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

const LABELS_PX = 56;

/** Leads from within a cell to its words, which begin before it. */
function Elbow({ from, to }: { from: number; to: number }): ReactElement {
  const [cell, words] = [`${from}%`, `${to}%`];
  return (
    <>
      <line x1={cell} x2={cell} y1="0" y2="5.5" />
      <line x1={cell} x2={words} y1="5.5" y2="5.5" />
      <line x1={words} x2={words} y1="5.5" y2="11" />
    </>
  );
}

/** The parts in words; a list at every width where they have no room below their cells. */
function Parts({ parts }: { parts: PortraitPart[] }): ReactElement {
  const placed = cellLabels(parts);
  if (placed === null) return <PartList parts={parts} className={styles.many} />;
  const { labels, size } = placed;
  return (
    <>
      <svg
        className={size === "usual" ? styles.labels : `${styles.labels} ${styles[size]}`}
        height={LABELS_PX}
        aria-hidden="true"
      >
        {labels.map(({ name, x, from }) => from !== null && <Elbow from={from} to={x} key={name} />)}
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
        {labels.map(({ name, x, anchor }) => (
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
          {name} <strong>{percent.withSign}</strong>
        </li>
      ))}
    </ul>
  );
}
