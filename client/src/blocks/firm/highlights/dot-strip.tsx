import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 5;
const HIGH = 25;

/** The dots side by side on narrow screens, and their size: they fit half a phone, and round counts fill their rows. */
const ABREAST = 50;
const SCALE_IN_ROWS = 0.64;

/** A count as dots, one dot is one: in columns of one height where counts stand side by side, otherwise in rows. */
export function CountedDots({ count }: { count: number }): ReactElement {
  return (
    <>
      <Dots count={count} rows={HIGH} scale={1} className={styles.wide} />
      <Dots count={count} rows={Math.ceil(count / ABREAST)} scale={SCALE_IN_ROWS} className={styles.narrow} />
    </>
  );
}

function Dots({
  count,
  rows,
  scale,
  className,
}: {
  count: number;
  rows: number;
  scale: number;
  className: string | undefined;
}): ReactElement {
  const id = useId();
  const [width, height] = [Math.ceil(count / rows) * PITCH, rows * PITCH];
  const right = Math.floor(count / rows) * PITCH;
  const rest = count % rows;
  // Full columns, and the column begun.
  const begun = rest === 0 ? "" : `V${rest * PITCH}H${right + PITCH}`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={2.5} cy={2.5} r={1.75} />
      </pattern>
      <path d={`M0 0V${height}H${right}${begun}V0Z`} fill={`url(#${id})`} />
    </svg>
  );
}
