import { Fragment, type ReactElement } from "react";
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
              <span>Not stated:</span>{" "}
              {open.map((each) => (
                <Fragment key={each}>
                  <span>{each}</span>{" "}
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
