import type { ReactElement } from "react";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/**
 * Figures in a ruled row, in per cent, and below them empty boxes for what they leave open. They stand here in full; the
 * page script counts up to them at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.counters}>
        {block.items.map(({ label, target, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
            {note !== null && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.notNamed}>None of these figures names its</p>
      <ul className={styles.open}>
        {block.open.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
