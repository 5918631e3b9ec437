import type { ReactElement } from "react";
import type { DrawnFact, FactCells } from "../../content/types.ts";
import { factCells } from "./fact-cells.ts";
import styles from "./focus.module.css";

const WIDTH = 1000;
const HEIGHT = 30;

/** What sets a strategy apart, large, over its drawing. The words say the same as the drawing. */
export function FactFigure({ fact: { value, words, others, cells } }: { fact: DrawnFact }): ReactElement {
  return (
    <figure>
      <figcaption className={`${styles.count} ${styles.fact}`}>
        <strong>{value}</strong> {words}
        {others !== null && <span className={styles.others}> {others}</span>}
      </figcaption>
      {cells !== null && <Cells cells={cells} />}
      {cells !== null && cells.ends.length > 0 && (
        <p className={styles.ends}>
          <span>{cells.ends[0]}</span> <span>{cells.ends[1]}</span>
        </p>
      )}
    </figure>
  );
}

function Cells({ cells }: { cells: FactCells }): ReactElement {
  return (
    <svg
      className={cells.isOpen ? `${styles.chain} ${styles.open}` : styles.chain}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {factCells(cells, WIDTH, HEIGHT).map(({ x, width, height, isFilled }) => (
        <rect
          className={isFilled ? undefined : styles.hollow}
          x={x}
          y={(HEIGHT - height) / 2}
          width={width}
          height={height}
          key={x}
        />
      ))}
    </svg>
  );
}
