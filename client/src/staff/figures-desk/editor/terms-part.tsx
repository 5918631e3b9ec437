import type { ReactElement } from "react";
import type { MetricsReply, TermReply } from "../../../api/types.ts";
import { withMetric, withTerm } from "../data/figures-changes.ts";
import type { FiguresData } from "../data/figures-data.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";
import { NatureChoice } from "./nature-choice.tsx";
import { TextField } from "./text-field.tsx";

/** The terms of the strategy's file. */
export function TermsPart({ terms, data }: { terms: TermReply[]; data: FiguresData }): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="terms-title">
      <h2 id="terms-title">Terms</h2>
      <div className={styles.fields}>
        {terms.map(({ name, label }) => (
          <TextField
            path={["terms", name]}
            label={label}
            value={data.terms[name] ?? ""}
            onChange={(text) => withTerm(name, text)}
            key={name}
          />
        ))}
      </div>
    </section>
  );
}

/** A block of single figures, by their labels. */
export function MetricsPart({
  metrics: { id, title, labels },
  data,
}: {
  metrics: MetricsReply;
  data: FiguresData;
}): ReactElement | null {
  const { change } = useEditor();
  const cells = data.metrics[id];
  if (cells === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <NatureChoice
        nature={cells.nature}
        onChange={(nature) => change(withMetric(id, (before) => ({ ...before, nature })))}
      />
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
