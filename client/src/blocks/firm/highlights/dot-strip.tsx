import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 5;
const ROWS = 10;

/** How many a dot stands for, so that no count needs more columns than fifty. */
export function oneDot(count: number): number {
  return count > 50 * ROWS ? 10 : 1;
}

/** A count as dots in columns of ten, the first `listed` of them in full colour. */
export function CountedDots({ count, listed }: { count: number; listed: number }): ReactElement {
  const id = useId();
  const dots = count / oneDot(count);
  return (
    <svg viewBox={`0 0 ${Math.ceil(dots / ROWS) * PITCH} ${ROWS * PITCH}`} aria-hidden="true">
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={2.5} cy={2.5} r={1.75} />
      </pattern>
      <path className={listed > 0 ? styles.others : undefined} d={columns(dots)} fill={`url(#${id})`} />
      {listed > 0 && <path d={columns(listed)} fill={`url(#${id})`} />}
    </svg>
  );
}

/** The outline of the full columns and of the column begun. */
function columns(dots: number): string {
  const right = Math.floor(dots / ROWS) * PITCH;
  const rest = Math.ceil(dots % ROWS) * PITCH;
  const begun = rest === 0 ? "" : `V${rest}H${right + PITCH}`;
  return `M0 0V${ROWS * PITCH}H${right}${begun}V0Z`;
}
