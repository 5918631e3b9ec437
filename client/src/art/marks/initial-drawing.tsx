import { type ReactElement, useId } from "react";
import styles from "./initial-drawing.module.css";

const FIRST_LINE = 8;
const LINE_GAP = 7;
const LINES = 20;
const GOLD_LINE = 11;

/** A letter with a field of lines across it, one of them gold. An ornament: the name or role stands beside it as text. */
export function InitialDrawing({ letter }: { letter: string }): ReactElement {
  const clip = useId();
  return (
    <svg className={styles.initial} viewBox="0 0 120 150" aria-hidden="true">
      <clipPath id={clip}>
        <text x="60" y="122">
          {letter}
        </text>
      </clipPath>
      <text x="60" y="122">
        {letter}
      </text>
      <g className={styles.lines} clipPath={`url(#${clip})`}>
        {Array.from({ length: LINES }, (_, index) => (
          <path
            className={index === GOLD_LINE ? styles.gold : undefined}
            d={`M0 ${FIRST_LINE + index * LINE_GAP}c20 -9 40 -9 60 0s40 9 60 0`}
            key={FIRST_LINE + index * LINE_GAP}
          />
        ))}
      </g>
    </svg>
  );
}
