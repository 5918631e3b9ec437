import type { ReactElement } from "react";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/** Where the scale of all bars ends, in per cent. */
const BAR_END = 25;

/**
 * Per cent in a ruled column, beside the heading of the page where there is room. They stand here in full; the page
 * script counts up to them at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.counters}>
        {block.items.map(({ label, target, bar, basis }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
            {bar !== null && (
              <dd className={styles.bar}>
                <svg className={styles[bar]} aria-hidden="true">
                  <rect width={`${(target / BAR_END) * 100}%`} height="100%" />
                </svg>
              </dd>
            )}
            <dd className={styles.basis}>{basis}</dd>
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
