import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/**
 * Per cent in a ruled row, each over what it says, ticked, and what it leaves open. They stand here in full; the page
 * script counts up to them at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.counters}>
        {block.items.map(({ label, target, stated, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
            <Points state="Stated" points={stated} />
            <Points state="Open" points={open} />
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}

function Points({ state, points }: { state: "Stated" | "Open"; points: string[] }): ReactElement[] {
  return points.map((point) => (
    <dd className={state === "Stated" ? styles.stated : styles.open} key={point}>
      <span className={readers.visuallyHidden}>{state}: </span>
      {point}
    </dd>
  ));
}
