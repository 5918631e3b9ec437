import type { ReactElement } from "react";
import type { DotColumns } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import styles from "./dot-columns-plot.module.css";
import plot from "./plot.module.css";

const WIDTH = 320;
const HEIGHT = 190;

/** The label of the gold dot stands above the heap, beside its top. */
const LABEL_Y = 36;

const DOT = { left: 14, base: 169, pitchX: 20.8, pitchY: 12.4, radius: 3.2, goldRadius: 5.5 };

/** Dots heaped in columns, one of them gold with its label above the heap. */
export function DotColumnsPlot({ drawing, label }: { drawing: DotColumns; label: string }): ReactElement {
  const dots = drawing.counts.flatMap((count, column) =>
    Array.from({ length: count }, (_, row) => ({ column, row })),
  );
  const goldX = toTenth(DOT.left + drawing.goldColumn * DOT.pitchX);
  const goldY = toTenth(DOT.base - drawing.goldRow * DOT.pitchY);
  const isRight = goldX > WIDTH / 2;
  return (
    <div className={`${plot.plot} ${styles.framed}`} data-plot="">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <text y="13">{drawing.caption}</text>
        <path className={styles.axis} d={`M0 178H${WIDTH}`} />
        <g className={styles.dots}>
          {dots.map(({ column, row }) => {
            const gold = column === drawing.goldColumn && row === drawing.goldRow;
            return (
              <circle
                className={gold ? styles.goldDot : undefined}
                cx={toTenth(DOT.left + column * DOT.pitchX)}
                cy={toTenth(DOT.base - row * DOT.pitchY)}
                r={gold ? DOT.goldRadius : DOT.radius}
                key={`${column}-${row}`}
              />
            );
          })}
        </g>
        <path className={plot.leader} d={`M${goldX} ${LABEL_Y + 5}V${goldY - DOT.goldRadius - 2}`} />
        <text
          className={styles.goldLabel}
          x={isRight ? WIDTH : goldX}
          y={LABEL_Y}
          textAnchor={isRight ? "end" : "start"}
        >
          {drawing.goldLabel}
        </text>
      </svg>
    </div>
  );
}
