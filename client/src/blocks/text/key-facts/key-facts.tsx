import type { ReactElement } from "react";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { KeyFactsBlock } from "../../../content/types.ts";
import styles from "./key-facts.module.css";

/** A small drawing of figures, and below it the facts to keep in mind. */
export function KeyFactsView({ block }: { block: KeyFactsBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <div className={styles.drawn}>
        <SpansFigure drawing={block.drawing} />
        {block.items.length > 0 && <TermList items={block.items} className={styles.facts} />}
      </div>
      <SectionFootnote text={block.footnote} />
    </MarginSection>
  );
}
