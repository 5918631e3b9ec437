import type { ReactElement } from "react";
import type { DeskMetrics } from "../../../../api/types.ts";
import { withMetric } from "../data/figures-changes.ts";
import type { FiguresData } from "../data/figures-data.ts";
import styles from "./editor.module.css";
import { TextField } from "./text-field.tsx";

/** A block of single figures, by their labels. */
export function MetricsPart({
  metrics: { id, title, labels },
  data,
}: {
  metrics: DeskMetrics;
  data: FiguresData;
}): ReactElement | null {
  const cells = data.metrics[id];
  if (cells === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.figures}>
        {labels.map((label) => (
          <TextField
            path={["metrics", id, label]}
            label={label}
            value={cells.items[label] ?? ""}
            type="number"
            onChange={(text) =>
              withMetric(id, (before) => ({ ...before, items: { ...before.items, [label]: text } }))
            }
            key={label}
          />
        ))}
      </div>
    </section>
  );
}
