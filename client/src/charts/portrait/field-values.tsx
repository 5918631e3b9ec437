import type { ReactElement } from "react";
import type { FieldDot } from "../../content/types.ts";
import { FOOT_PX } from "./field-dots.ts";
import { type DotLabel, dotLabels } from "./field-labels.ts";
import strip from "./field-strip.module.css";
import { OWN_PX } from "./field-strip.tsx";
import styles from "./field-values.module.css";

const LINE_PX = 23;
const STEM_PX = 7;

/**
 * The values of the compared dots with their strategies' names, from the left: drawn below the dots, and as a list, which
 * is seen where the axis has no room for words.
 */
export function FieldValues({ dots }: { dots: readonly FieldDot[] }): ReactElement {
  const labels = dotLabels(dots);
  const lines = Math.max(0, ...labels.map(({ line }) => line + 1));
  return (
    <>
      <svg className={`${strip.dots} ${styles.stems}`} height={lines * LINE_PX} aria-hidden="true">
        {labels.map((label) => (
          <Label label={label} key={label.href} />
        ))}
      </svg>
      <ul className={styles.values}>
        {labels.map(({ value, name, href }) => (
          <li key={href}>
            <strong>{value}</strong> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Words beside a stem that hangs from their dot. */
function Label({ label: { placePercent, anchor, line, value, name } }: { label: DotLabel }): ReactElement {
  const [x, y] = [`${placePercent}%`, (line + 1) * LINE_PX - FOOT_PX];
  return (
    <>
      <line x1={x} x2={x} y1={OWN_PX - FOOT_PX} y2={y} />
      <text x={x} y={y} dx={anchor === "start" ? STEM_PX : -STEM_PX} textAnchor={anchor}>
        <tspan>{value}</tspan> {name}
      </text>
    </>
  );
}
