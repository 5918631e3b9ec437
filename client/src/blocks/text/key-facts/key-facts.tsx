import type { ReactElement } from "react";
import { SpansFigure } from "../../../components/figures/spans-figure.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { KeyFactsBlock } from "../../../content/types.ts";
import { DotsFigure } from "./dots-figure.tsx";
import styles from "./key-facts.module.css";

/**
 * A small drawing of figures, and the facts to keep in mind: below a drawing of spans, which is wide, or beside dots.
 */
export function KeyFactsView({ block }: { block: KeyFactsBlock }): ReactElement {
  const { drawing } = block;
  return (
    <MarginSection head={block}>
      <div className={drawing.kind === "spans" ? styles.below : styles.beside}>
        {drawing.kind === "spans" ? <SpansFigure drawing={drawing} /> : <DotsFigure drawing={drawing} />}
        <TermList items={block.items} className={styles.facts} />
      </div>
      <SectionFootnote text={block.footnote} />
    </MarginSection>
  );
}
