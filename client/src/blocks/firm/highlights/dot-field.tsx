import type { ReactElement } from "react";
import type { StatedClaim } from "../../../content/types.ts";
import styles from "./highlights.module.css";

const PITCH = 3;
const RADIUS = 1;
const PLUS_RADIUS = 2.4;
/** Free dots between a field and the next. */
const GAP = 4;

/** How wide a count's column is, and how many dots its full line holds: one scale for all columns of the row. */
export type FieldSize = { name: "few" | "many"; dotsPerLine: number };

/** The size of a count's field, so that few dots fill a line and many stay within the row. */
export function fieldSize(count: number): FieldSize {
  return count <= 1000 ? { name: "few", dotsPerLine: 48 } : { name: "many", dotsPerLine: 144 };
}

/** A count as dots on a rule, from the foot up: full lines, the line begun, then one gold dot for the plus sign. */
export function DotField({ item }: { item: StatedClaim }): ReactElement {
  const id = `dots-${item.label.replaceAll(/\W+/g, "-").toLowerCase()}`;
  const count = Number(item.figure);
  const { dotsPerLine } = fieldSize(count);
  const fullHeight = Math.floor(count / dotsPerLine) * PITCH;
  const restWidth = (count % dotsPerLine) * PITCH;
  const width = dotsPerLine * PITCH;
  const foot = fullHeight + PITCH;
  return (
    <svg className={styles.dots} viewBox={`0 0 ${width + GAP * PITCH} ${foot + 1}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} />
      </pattern>
      {fullHeight > 0 && <rect y={PITCH} width={width} height={fullHeight} fill={`url(#${id})`} />}
      {restWidth > 0 && <rect width={restWidth} height={PITCH} fill={`url(#${id})`} />}
      {item.unit === "+" && (
        <circle className={styles.plus} cx={restWidth + PITCH / 2} cy={PITCH / 2} r={PLUS_RADIUS} />
      )}
      <path className={styles.foot} d={`M0 ${foot + 0.5}H${width}`} />
    </svg>
  );
}
