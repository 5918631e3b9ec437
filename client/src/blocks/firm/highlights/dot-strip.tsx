import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 5;
const ROWS = 25;

/** A count as so many dots in columns of one height, the first `listed` of them in gold. */
export function CountedDots({ count, listed }: { count: number; listed: number }): ReactElement {
  return (
    <svg viewBox={`0 0 ${Math.ceil(count / ROWS) * PITCH} ${ROWS * PITCH}`} aria-hidden="true">
      <Dots count={count} />
      {listed > 0 && (
        <g className={styles.listed}>
          <Dots count={listed} />
        </g>
      )}
    </svg>
  );
}

function Dots({ count }: { count: number }): ReactElement {
  const id = useId();
  return (
    <>
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={2.5} cy={2.5} r={1.5} />
      </pattern>
      <path d={columns(count)} fill={`url(#${id})`} />
    </>
  );
}

/** The outline of the full columns and of the column begun. */
function columns(dots: number): string {
  const right = Math.floor(dots / ROWS) * PITCH;
  const rest = (dots % ROWS) * PITCH;
  const begun = rest === 0 ? "" : `V${rest}H${right + PITCH}`;
  return `M0 0V${ROWS * PITCH}H${right}${begun}V0Z`;
}
