import type { ReactElement } from "react";
import type { Portrait, PortraitPart } from "../../content/types.ts";
import { cellStarts, isCrowded, labelPlaces } from "./cell-labels.ts";
import styles from "./portrait.module.css";

/** More parts than this have no room for words below their cells: a list names them. */
const MOST_LABELLED = 4;

/**
 * A portfolio as one bar of a hundred, a cell a part. Words of the drawing are for the eye; readers, and narrow screens,
 * have them as a list.
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
          <span>{name}</span> <strong>{percent.withSign}</strong>
        </li>
      ))}
    </ul>
  );
}
