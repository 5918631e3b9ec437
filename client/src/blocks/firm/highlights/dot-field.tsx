import type { ReactElement } from "react";
import type { Highlight } from "../../../content/types.ts";
import styles from "./highlights.module.css";

/** `item.count` as dots in full lines and a rest, then one gold dot for the plus sign. */
export function DotField({
  id,
  item,
  className,
  dotsPerLine,
  pitchPx,
}: {
  id: string;
  item: Highlight;
  className: string | undefined;
  dotsPerLine: number;
  pitchPx: number;
}): ReactElement {
  const field = dotFieldLayout(item.count.value, dotsPerLine, pitchPx);
  const middle = pitchPx / 2;
  return (
    <svg
      className={className}
      width={field.width}
      height={field.height}
      viewBox={`0 0 ${field.width} ${field.height}`}
      aria-hidden="true"
    >
      <pattern id={id} width={pitchPx} height={pitchPx} patternUnits="userSpaceOnUse">
        <circle className={styles.dot} cx={middle} cy={middle} r={Math.round(pitchPx * 34) / 100} />
      </pattern>
      {field.fullHeight > 0 && (
        <rect width={dotsPerLine * pitchPx} height={field.fullHeight} fill={`url(#${id})`} />
      )}
      {field.restWidth > 0 && (
        <rect y={field.fullHeight} width={field.restWidth} height={pitchPx} fill={`url(#${id})`} />
      )}
      {item.plus && (
        <circle
          className={styles.plus}
          cx={field.restWidth + middle + 1}
          cy={field.fullHeight + middle}
          r={Math.round(pitchPx * 62) / 100}
        />
      )}
    </svg>
  );
}

/** Sizes of a dot field in px: full lines, the begun line, and the frame with room for the plus dot. */
function dotFieldLayout(
  count: number,
  dotsPerLine: number,
  pitchPx: number,
): { width: number; height: number; fullHeight: number; restWidth: number } {
  const fullLines = Math.floor(count / dotsPerLine);
  const rest = count % dotsPerLine;
  return {
    width: (dotsPerLine + 1) * pitchPx,
    height: (fullLines + 1) * pitchPx,
    fullHeight: fullLines * pitchPx,
    restWidth: rest * pitchPx,
  };
}
