import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import type { FieldDot } from "../../content/types.ts";
import { FOOT_PX } from "./field-dots.ts";
import { type DotLabel, dotLabels } from "./field-labels.ts";
import strip from "./field-strip.module.css";
import { OWN_PX } from "./field-strip.tsx";
import styles from "./field-values.module.css";

const LINE_PX = 23;
/** Where the axis is short, a name stands below its value, so that no label is longer than half of it. */
const TWO_LINES_PX = 42;
const NAME_PX = 17;
const STEM_PX = 7;

/**
 * The values of the compared dots with their strategies' names, from the left: drawn below the dots, once for wide and
 * once for narrow screens, and as a list for screen readers.
 */
export function FieldValues({ dots }: { dots: readonly FieldDot[] }): ReactElement {
  const labels = dotLabels(dots);
  return (
    <>
      <Labels labels={labels} lineHeight={LINE_PX} className={styles.wide} />
      <Labels labels={labels} lineHeight={TWO_LINES_PX} className={styles.narrow} />
      <ul className={readers.visuallyHidden}>
        {labels.map(({ value, name, href }) => (
          <li key={href}>
            {value} {name}
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
        <Label label={label} lineHeight={lineHeight} key={label.href} />
      ))}
    </svg>
  );
}

/** Words beside a stem that hangs from their dot. */
function Label({
  label: { placePercent, anchor, line, value, name },
  lineHeight,
}: {
  label: DotLabel;
  lineHeight: number;
}): ReactElement {
  const [x, y] = [`${placePercent}%`, line * lineHeight + LINE_PX - FOOT_PX];
  const isBelow = lineHeight === TWO_LINES_PX;
  const aside = anchor === "start" ? STEM_PX : -STEM_PX;
  return (
    <>
      <line x1={x} x2={x} y1={OWN_PX - FOOT_PX} y2={(line + 1) * lineHeight - FOOT_PX} />
      <text x={x} y={y} dx={aside} textAnchor={anchor}>
        <tspan>{value}</tspan>
        {!isBelow && ` ${name}`}
      </text>
      {isBelow && (
        <text x={x} y={y + NAME_PX} dx={aside} textAnchor={anchor}>
          {name}
        </text>
      )}
    </>
  );
}
