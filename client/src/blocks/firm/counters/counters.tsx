import type { ReactElement } from "react";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/** Figures in per cent. They stand here in full; the page script counts up to them at first sight. */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.figures}>
        {block.items.map(({ label, target, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
            <dd className={styles.meaning}>{noBreakRanges(meaning)}</dd>
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
