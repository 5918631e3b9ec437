import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 5;
const IN_COLUMN = 40;
const IN_ROW = 70;

/** A count as dots, one dot is one: in columns beside the words, or on narrow screens in rows below them. */
export function DotField({ count }: { count: number }): ReactElement {
  const columns = Math.ceil(count / IN_COLUMN) * PITCH;
  const rows = Math.ceil(count / IN_ROW) * PITCH;
  return (
    <>
      <svg className={styles.beside} viewBox={`0 0 ${columns} ${IN_COLUMN * PITCH}`} aria-hidden="true">
        <g transform="matrix(0 1 1 0 0 0)">
          <Dots count={count} length={IN_COLUMN} />
        </g>
      </svg>
      <svg className={styles.below} viewBox={`0 0 ${IN_ROW * PITCH} ${rows}`} aria-hidden="true">
        <Dots count={count} length={IN_ROW} />
      </svg>
    </>
  );
}

/** Dots in rows of a length: full rows, and the row begun. */
function Dots({ count, length }: { count: number; length: number }): ReactElement {
  const id = useId();
  const [rows, rest] = [Math.floor(count / length), count % length];
  const begun = rest === 0 ? "" : `H${rest * PITCH}V${(rows + 1) * PITCH}`;
  return (
    <>
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={2} cy={2} r={1.6} />
      </pattern>
      <path d={`M0 0H${length * PITCH}V${rows * PITCH}${begun}H0Z`} fill={`url(#${id})`} />
    </>
  );
}
