import { type ReactElement, useId } from "react";
import styles from "./highlights.module.css";

const PITCH = 5;
const GAP = 3 * PITCH;

/** Counts as dots in one strip, one dot is one: a part for each, in their order. On narrow screens it is higher. */
export function DotStrip({ counts }: { counts: number[] }): ReactElement {
  return (
    <>
      <Strip counts={counts} rows={10} className={styles.wide} />
      <Strip counts={counts} rows={25} className={styles.narrow} />
    </>
  );
}

function Strip({
  counts,
  rows,
  className,
}: {
  counts: number[];
  rows: number;
  className: string | undefined;
}): ReactElement {
  const id = useId();
  const widths = counts.map((count) => Math.ceil(count / rows) * PITCH + GAP);
  const startOf = (part: number) => widths.slice(0, part).reduce((sum, width) => sum + width, 0);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${startOf(counts.length) - GAP} ${rows * PITCH}`}
      aria-hidden="true"
    >
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx={2.5} cy={2.5} r={1.75} />
      </pattern>
      <path
        d={counts.map((count, part) => outline(count, startOf(part), rows)).join("")}
        fill={`url(#${id})`}
      />
    </svg>
  );
}

/** The outline of a part: full columns, and the column begun. */
function outline(count: number, left: number, rows: number): string {
  const right = left + Math.floor(count / rows) * PITCH;
  const rest = count % rows;
  const begun = rest === 0 ? "" : `V${rest * PITCH}H${right + PITCH}`;
  return `M${left} 0V${rows * PITCH}H${right}${begun}V0Z`;
}
