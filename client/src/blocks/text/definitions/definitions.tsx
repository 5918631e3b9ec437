import { type ReactElement, useContext } from "react";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { DefinitionsBlock } from "../../../content/types.ts";
import styles from "./definitions.module.css";
import { fitsTwoColumns } from "./fits-two-columns.ts";

/** A ruled list of terms; many short ones stand in two columns on wide screens. Samples stand below what is stated. */
export function DefinitionsView({ block }: { block: DefinitionsBlock }): ReactElement {
  const { items, sampleItems } = block;
  const sampleCount = sampleItems.length;
  const columns = fitsTwoColumns([...items, ...sampleItems], useContext(InChapter) !== null)
    ? `${styles.list} ${styles.two}`
    : styles.list;
  return (
    <MarginSection head={sampleCount === 0 ? block : { ...block, sample: false }}>
      <Folded name={items.length + sampleCount}>
        <SectionLede text={block.lede} />
        <TermList items={items} className={sampleCount === 0 ? columns : `${styles.list} ${styles.stated}`} />
        {sampleCount > 0 && (
          <>
            <p className={styles.sampleStart} data-markdown-omit="">
              Questions to put to the manager <SampleMark />
            </p>
            <TermList items={sampleItems} className={columns} omittedFrom={0} />
          </>
        )}
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}
