import type { ReactElement } from "react";
import { kolam, LOOSE_KOLAM, WHOLE_KOLAM } from "./kolam.ts";
import styles from "./kolam-drawing.module.css";

const DOT_RADIUS = 2.5;

/** A kolam; with `loose`, one loop has come away from the line, in gold. */
export function KolamDrawing({ loose }: { loose: boolean }): ReactElement {
  const { size, dots, loops, looseLoops } = kolam(loose ? LOOSE_KOLAM : WHOLE_KOLAM);
  return (
    <svg className={styles.kolam} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {loops.map((path) => (
        <path d={path} key={path} />
      ))}
      {looseLoops.map((path) => (
        <path className={styles.loose} d={path} key={path} />
      ))}
      {dots.map(({ x, y }) => (
        <circle cx={x} cy={y} r={DOT_RADIUS} key={`${x}-${y}`} />
      ))}
    </svg>
  );
}
