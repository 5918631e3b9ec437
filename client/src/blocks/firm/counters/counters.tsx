import { Fragment, type ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/**
 * Per cent in a ruled row, each over empty boxes for what is not stated of it. They stand here in full; the page script
 * counts up to them at first sight.
 */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.counters}>
        {block.items.map(({ label, target, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              <span data-counter="">{target}</span>
              <span>%</span>
            </dd>
            <dd className={styles.open}>
              <span className={styles.lead}>Not stated:</span>{" "}
              {open.map((each, place) => (
                <Fragment key={each}>
                  {place > 0 && <span className={readers.visuallyHidden}>, </span>}
                  <span className={styles.slot}>{each}</span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
