import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { KeyFactsBlock } from "../../../content/types.ts";
import { DotsFigure } from "./dots-figure.tsx";
import styles from "./key-facts.module.css";
import { SpansFigure } from "./spans-figure.tsx";

/** A small drawing of figures and the facts to keep in mind: below spans, which are wide, and beside dots. */
export function KeyFacts({ block }: { block: KeyFactsBlock }): ReactElement {
  const { drawing } = block;
  return (
    <LedgerSection head={block}>
      <div className={drawing.kind === "spans" ? styles.below : styles.beside}>
        {drawing.kind === "spans" ? <SpansFigure drawing={drawing} /> : <DotsFigure drawing={drawing} />}
        <dl className={styles.facts}>
          {block.items.map((item) => (
            <div key={item.term}>
              <dt>{item.term}</dt>
              <dd>
                <RichText blocks={item.detail} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <SectionFootnote text={block.footnote} />
    </LedgerSection>
  );
}
