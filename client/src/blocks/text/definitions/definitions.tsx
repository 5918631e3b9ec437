import { type ReactElement, useContext } from "react";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { DefinitionsBlock } from "../../../content/types.ts";
import styles from "./definitions.module.css";
import { fitsTwoColumns } from "./fits-two-columns.ts";

/** A ruled list of terms; many short ones stand in two columns on wide screens. */
export function DefinitionsView({ block }: { block: DefinitionsBlock }): ReactElement {
  const { items } = block;
  const isTwo = fitsTwoColumns(items, useContext(InChapter) !== null);
  return (
    <MarginSection head={block}>
      <Folded name={items.length}>
        <SectionLede text={block.lede} />
        <TermList items={items} className={isTwo ? `${styles.list} ${styles.two}` : styles.list} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}
