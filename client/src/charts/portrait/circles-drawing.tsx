import type { ReactElement } from "react";
import { threeCircles } from "../../art/diagrams/three-circles.ts";
import { toTenth } from "../../art/tenth.ts";
import styles from "./circles-drawing.module.css";

const RADIUS = 124;
const SPREAD = 92;
const NUMERAL_DROP = 4;
const TITLE_DROP = 30;

/** Three numbered circles; what all three share is ruled in gold. `label` describes the drawing to screen readers. */
export function CirclesDrawing({ titles, label }: { titles: string[]; label: string }): ReactElement {
  const { centres, labels, common } = threeCircles(RADIUS, SPREAD);
  return (
    <svg className={styles.circles} viewBox="-208 -220 416 394" role="img" aria-label={label}>
      {centres.map(({ x, y }) => (
        <circle cx={toTenth(x)} cy={toTenth(y)} r={RADIUS} key={toTenth(x)} />
      ))}
      <path d={common} />
      {labels.map(({ x, y }, index) => (
        <g key={toTenth(x)}>
          <text className={styles.numeral} x={toTenth(x)} y={toTenth(y) - NUMERAL_DROP}>
            {index + 1}
          </text>
          <text x={toTenth(x)} y={toTenth(y) + TITLE_DROP - NUMERAL_DROP}>
            {titles[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
