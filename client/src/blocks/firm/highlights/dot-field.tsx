import type { ReactElement } from "react";
import type { StatedClaim } from "../../../content/types.ts";
import styles from "./highlights.module.css";

const PITCH = 3;
const RADIUS = 1;
const PLUS_RADIUS = 2.4;
/** So many fill a line: few enough to be seen one by one, and thousands stay within the row. */
const DOTS_PER_LINE = 84;
const WIDTH = DOTS_PER_LINE * PITCH;

/** A count as dots on a rule, from the foot up: full lines, the line begun, then one gold dot for the plus sign. */
export function DotField({ item }: { item: StatedClaim }): ReactElement {
  const id = `dots-${item.label.replaceAll(/\W+/g, "-").toLowerCase()}`;
  const count = Number(item.figure);
  const fullHeight = Math.floor(count / DOTS_PER_LINE) * PITCH;
  const restWidth = (count % DOTS_PER_LINE) * PITCH;
  const foot = fullHeight + PITCH;
  return (
    <svg className={styles.dots} viewBox={`0 0 ${WIDTH} ${foot + 1}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} />
      </pattern>
      {fullHeight > 0 && <rect y={PITCH} width={WIDTH} height={fullHeight} fill={`url(#${id})`} />}
      {restWidth > 0 && <rect width={restWidth} height={PITCH} fill={`url(#${id})`} />}
      {item.unit === "+" && (
        <circle className={styles.plus} cx={restWidth + PITCH / 2} cy={PITCH / 2} r={PLUS_RADIUS} />
      )}
      <path className={styles.foot} d={`M0 ${foot + 0.5}H${WIDTH}`} />
    </svg>
  );
}
