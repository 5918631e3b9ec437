import { type ReactElement, useId } from "react";
import captions from "../../../art/caption.module.css";
import type { DotRow, DotsDrawing } from "../../../content/types.ts";
import styles from "./dots-figure.module.css";

const LINE_WIDTH = 300;

/** Counts as dots. The words above each field give its count. */
export function DotsFigure({ drawing }: { drawing: DotsDrawing }): ReactElement {
  return (
    <figure>
      <figcaption className={captions.caption}>{drawing.caption}</figcaption>
      <ul className={styles.rows}>
        {drawing.rows.map((row) => (
          <li key={row.label}>
            <span>{row.label}</span> <span className={styles.value}>{row.value}</span>
            <DotField row={row} dotsPerLine={drawing.dotsPerLine} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/**
 * The full lines and the last, partial one are two areas filled with one pattern, so that a thousand dots cost as much
 * as ten.
 */
function DotField({ row, dotsPerLine }: { row: DotRow; dotsPerLine: number }): ReactElement {
  const pattern = useId();
  const pitch = LINE_WIDTH / dotsPerLine;
  const fullHeight = Math.floor(row.count / dotsPerLine) * pitch;
  const restWidth = (row.count % dotsPerLine) * pitch;
  const height = Math.ceil(row.count / dotsPerLine) * pitch;
  const fill = `url(#${pattern})`;
  return (
    <svg viewBox={`0 0 ${LINE_WIDTH} ${height}`} aria-hidden="true">
      <pattern id={pattern} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx={pitch / 2} cy={pitch / 2} r={pitch * 0.32} />
      </pattern>
      {fullHeight > 0 && <rect width={LINE_WIDTH} height={fullHeight} fill={fill} />}
      {restWidth > 0 && <rect y={fullHeight} width={restWidth} height={pitch} fill={fill} />}
    </svg>
  );
}
