import type { ReactElement } from "react";
import { FigureUnit, StatedFigure } from "../../../components/figures/stated-figure.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { CountersBlock } from "../../../content/types.ts";
import styles from "./counters.module.css";

/** Large figures in a ruled row. They stand here in full; the page script counts up to them at first sight. */
export function CountersView({ block }: { block: CountersBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.counters}>
        {block.items.map((counter) => (
          <StatedFigure label={counter.label} why={counter.basis} key={counter.label}>
            <span className={styles.number} data-counter="">
              {counter.target}
            </span>
            <FigureUnit unit={counter.unit} />
          </StatedFigure>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </WideSection>
  );
}
