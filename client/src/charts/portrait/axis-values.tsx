import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import type { StrategyDot } from "../../content/types.ts";
import { FOOT_PX } from "./axis-dots.ts";
import { type DotLabel, dotLabels } from "./axis-labels.ts";
import strip from "./axis-strip.module.css";
import { OWN_PX } from "./axis-strip.tsx";
import styles from "./axis-values.module.css";

const LINE_PX = 23;
/** Where the axis is short, names stand below their value, one in a line, so that no label is longer than half of it. */
const NAME_PX = 17;
const GAP_PX = 2;
const STEM_PX = 7;

/**
 * The values of the compared dots with their strategies' names, from the left: drawn below the dots, once for wide and
 * once for narrow screens, and as a list for screen readers.
 */
export function AxisValues({ dots }: { dots: readonly StrategyDot[] }): ReactElement {
  const labels = dotLabels(dots);
  const mostNames = Math.max(0, ...labels.map(({ names }) => names.length));
  return (
    <>
      <Labels labels={labels} lineHeight={LINE_PX} className={styles.wide} />
      <Labels labels={labels} lineHeight={LINE_PX + mostNames * NAME_PX + GAP_PX} className={styles.narrow} />
      <ul className={readers.visuallyHidden}>
        {labels.map(({ value, placePercent, names }) => (
          <li key={placePercent}>
            {value}: {names.join(" and ")}
          </li>
        ))}
      </ul>
    </>
  );
}

function Labels({
  labels,
  lineHeight,
  className,
}: {
  labels: DotLabel[];
  lineHeight: number;
  className: string | undefined;
}): ReactElement {
  const lines = Math.max(0, ...labels.map(({ line }) => line + 1));
  return (
    <svg
      className={`${strip.dots} ${styles.stems} ${className}`}
      height={lines * lineHeight}
      aria-hidden="true"
    >
      {labels.map((label) => (
        <Label label={label} lineHeight={lineHeight} key={label.placePercent} />
      ))}
    </svg>
  );
}

/** Words beside a stem that hangs from their dot. */
function Label({
  label: { placePercent, anchor, line, value, names },
  lineHeight,
}: {
  label: DotLabel;
  lineHeight: number;
}): ReactElement {
  const [x, y] = [`${placePercent}%`, line * lineHeight + LINE_PX - FOOT_PX];
  const isBelow = lineHeight > LINE_PX;
  const aside = anchor === "start" ? STEM_PX : -STEM_PX;
  return (
    <>
      <line x1={x} x2={x} y1={OWN_PX - FOOT_PX} y2={(line + 1) * lineHeight - FOOT_PX} />
      <text x={x} y={y} dx={aside} textAnchor={anchor}>
        <tspan>{value}</tspan>
        {!isBelow && ` ${names.join(" and ")}`}
      </text>
      {isBelow &&
        names.map((name, index) => (
          <text x={x} y={y + (index + 1) * NAME_PX} dx={aside} textAnchor={anchor} key={name}>
            {name}
          </text>
        ))}
    </>
  );
}
