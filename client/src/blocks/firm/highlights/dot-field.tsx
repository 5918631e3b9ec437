import type { ReactElement } from "react";
import type { StatedClaim } from "../../../content/types.ts";
import styles from "./highlights.module.css";

const PITCH = 3;
const RADIUS = 1;
/** A column holds so many dots in every field: so widths compare, and thousands fit beside a dozen. */
const DOTS_PER_COLUMN = 28;
const HEIGHT = DOTS_PER_COLUMN * PITCH;

/** A count as dots on a rule, one dot is one: full columns from the left, then the column begun, from the foot up. */
export function DotField({ item }: { item: StatedClaim }): ReactElement {
  const count = Number(item.figure);
  const id = `dots-${item.label.replaceAll(/\W+/g, "-").toLowerCase()}`;
  const fullWidth = Math.floor(count / DOTS_PER_COLUMN) * PITCH;
  const restHeight = (count % DOTS_PER_COLUMN) * PITCH;
  const width = fullWidth + (restHeight > 0 ? PITCH : 0);
  return (
    <svg className={styles.dots} viewBox={`0 0 ${width} ${HEIGHT + 1}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={PITCH / 2} cy={PITCH / 2} r={RADIUS} />
      </pattern>
      <rect width={fullWidth} height={HEIGHT} fill={`url(#${id})`} />
      {restHeight > 0 && (
        <rect x={fullWidth} y={HEIGHT - restHeight} width={PITCH} height={restHeight} fill={`url(#${id})`} />
      )}
      <path className={styles.foot} d={`M0 ${HEIGHT + 0.5}H${width}`} />
    </svg>
  );
}
