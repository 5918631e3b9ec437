import type { ReactElement } from "react";
import drawings from "../../../generated/drawings.json" with { type: "json" };
import styles from "./river-drawing.module.css";

const INDEX_EVERY = 5;

export type RiverName = keyof typeof drawings.rivers;

/** Streamlines round stones, one of them gold. `align` says which part stays in sight when the frame is narrower. */
export function RiverDrawing({
  name,
  className,
  align = "xMidYMid",
  deep = false,
  label,
}: {
  name: RiverName;
  className: string | undefined;
  align?: "xMidYMid" | "xMidYMax" | "xMaxYMid";
  deep?: boolean;
  /** The text for screen readers; without it the river is an ornament. */
  label?: string;
}): ReactElement {
  const river = drawings.rivers[name];
  return (
    <svg
      className={`${styles.river} ${deep ? `${styles.deep} ` : ""}${className}`}
      viewBox={`0 0 ${river.width} ${river.height}`}
      preserveAspectRatio={`${align} slice`}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? "true" : undefined}
    >
      <g className={styles.lines}>
        {river.lines.map((line, index) => (
          <path className={(index + 1) % INDEX_EVERY === 0 ? styles.index : undefined} d={line} key={line} />
        ))}
      </g>
      <g className={styles.stones}>
        {river.stones.map((stone) => (
          <circle
            className={stone.hollow ? styles.hollow : undefined}
            cx={stone.x}
            cy={stone.y}
            r={stone.r}
            key={stone.x}
          />
        ))}
      </g>
      <path className={`${styles.gold} streak`} pathLength="1" d={river.gold} />
    </svg>
  );
}
