import type { ReactElement } from "react";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/**
 * Empty boxes for what figures leave open, and these below in a ruled row, in per cent. They stand here in full; the page
 * script counts up to them at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <ul className={styles.open}>
        {block.open.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <dl className={styles.counters}>
        {block.items.map(({ label, target }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
