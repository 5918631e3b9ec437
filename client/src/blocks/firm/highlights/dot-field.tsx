import type { ReactElement } from "react";
import type { Highlight } from "../../../content/types.ts";
import styles from "./highlights.module.css";

/** Dots in a full line, which is as wide as the count's column. */
export const DOTS_PER_LINE = 100;
const PITCH = 2;
const RADIUS = 0.7;
const PLUS_RADIUS = 1.6;

/** `item.count` as dots, from the foot up: full lines, the line begun, then one gold dot for the plus sign. */
export function DotField({ item }: { item: Highlight }): ReactElement {
  const id = `dots-${item.label.replaceAll(/\W+/g, "-").toLowerCase()}`;
  const fullHeight = Math.floor(item.count.value / DOTS_PER_LINE) * PITCH;
  const restWidth = (item.count.value % DOTS_PER_LINE) * PITCH;
  const width = DOTS_PER_LINE * PITCH;
  return (
    <svg className={styles.dots} viewBox={`0 0 ${width} ${fullHeight + PITCH}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} />
      </pattern>
      {fullHeight > 0 && <rect y={PITCH} width={width} height={fullHeight} fill={`url(#${id})`} />}
      {restWidth > 0 && <rect width={restWidth} height={PITCH} fill={`url(#${id})`} />}
      {item.plus && (
        <circle className={styles.plus} cx={restWidth + PITCH / 2} cy={PITCH / 2} r={PLUS_RADIUS} />
      )}
    </svg>
  );
}
