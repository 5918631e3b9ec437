import type { ReactElement } from "react";
import type { StatedClaim } from "../../../content/types.ts";
import styles from "./highlights.module.css";

const PITCH = 3;
const RADIUS = 1;
/** So many fill a line: few enough to be seen one by one, and thousands stay within the row. */
const DOTS_PER_LINE = 84;
const WIDTH = DOTS_PER_LINE * PITCH;
/** Fewer lines look like a rule, not like a field. */
const FEWEST_LINES = 3;

/** A count as dots on a rule, from the foot up: full lines, then the line begun. A small count has no field. */
export function DotField({ item }: { item: StatedClaim }): ReactElement | null {
  const count = Number(item.figure);
  if (count < FEWEST_LINES * DOTS_PER_LINE) return null;
  const id = `dots-${item.label.replaceAll(/\W+/g, "-").toLowerCase()}`;
  const fullHeight = Math.floor(count / DOTS_PER_LINE) * PITCH;
  const restWidth = (count % DOTS_PER_LINE) * PITCH;
  const foot = fullHeight + PITCH;
  return (
    <svg className={styles.dots} viewBox={`0 0 ${WIDTH} ${foot + 1}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} />
      </pattern>
      <rect y={PITCH} width={WIDTH} height={fullHeight} fill={`url(#${id})`} />
      {restWidth > 0 && <rect width={restWidth} height={PITCH} fill={`url(#${id})`} />}
      <path className={styles.foot} d={`M0 ${foot + 0.5}H${WIDTH}`} />
    </svg>
  );
}
