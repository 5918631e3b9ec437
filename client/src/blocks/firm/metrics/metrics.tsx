import type { ReactElement } from "react";
import { Folded } from "../../../components/sections/folded.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { MetricsBlock } from "../../../content/types.ts";
import styles from "./metrics.module.css";

/** A ruled row of figures, each under its label and over what it rests on. */
export function MetricsView({ block }: { block: MetricsBlock }): ReactElement {
  const isMany = block.items.length > 4;
  return (
    <WideSection head={block}>
      <Folded name={`the figures: ${block.heading}`}>
        <dl className={isMany ? `${styles.metrics} ${styles.many}` : styles.metrics}>
          {block.items.map((metric) => (
            <div key={metric.label}>
              <dt>{metric.label}</dt>
              <dd className={styles.figure}>{metric.value}</dd>
              {metric.basis !== null && <dd className={styles.basis}>{metric.basis}</dd>}
            </div>
          ))}
        </dl>
      </Folded>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
