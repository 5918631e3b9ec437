import type { ReactElement } from "react";
import styles from "./chart.module.css";
import type { ChartFormat } from "./chart-format.ts";
import { cachedDrawing } from "./drawing-cache.ts";

export type ChartKind = "growth" | "returns" | "bars" | "bands" | "donut";

/**
 * The served drawings of a chart, wide and phone; the stylesheet shows one of them. Screen readers get `label` alone. A
 * chart with a live form can be focused: its arrow keys move through the values.
 */
export function ChartDrawings({
  kind,
  label,
  focusable = false,
  draw,
}: {
  kind: ChartKind;
  label: string;
  focusable?: boolean;
  draw: (format: ChartFormat) => ReactElement<object>;
}): ReactElement {
  return (
    <div
      className={`${styles.plot} ${styles[kind]}`}
      role="img"
      aria-label={label}
      tabIndex={focusable ? 0 : undefined}
      data-chart={kind}
      data-reveal=""
    >
      {(["wide", "phone"] as const).map((format) => (
        <div
          className={styles[format]}
          key={format}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: recharts' own drawing, made on the server
          dangerouslySetInnerHTML={{ __html: cachedDrawing(kind, draw(format)) }}
        />
      ))}
    </div>
  );
}
