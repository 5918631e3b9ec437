import type { ReactElement } from "react";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { StepsBlock } from "../../../content/types.ts";
import { StepDrawing } from "./step-drawing.tsx";
import styles from "./steps.module.css";

/** Numbered steps in columns parted by hairlines, each with a drawing made from data. */
export function Steps({ block }: { block: StepsBlock }): ReactElement {
  return (
    <LedgerSection head={block}>
      <div className={styles.steps} data-reveal="">
        {block.items.map((step, index) => (
          <article
            className={step.drawing === null ? `${styles.step} ${styles.plain}` : styles.step}
            key={step.title}
          >
            <p className={styles.numeral}>{index + 1}</p>
            {step.drawing !== null && step.alt !== null && (
              <div className={styles.drawing}>
                <StepDrawing drawing={step.drawing} label={step.alt} />
              </div>
            )}
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </article>
        ))}
      </div>
    </LedgerSection>
  );
}
