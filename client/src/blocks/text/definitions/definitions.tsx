import { type ReactElement, useContext } from "react";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { countInWords } from "../../../components/small-counts.ts";
import { TermList } from "../../../components/term-list.tsx";
import type { DefinitionsBlock } from "../../../content/types.ts";
import styles from "./definitions.module.css";
import { fitsTwoColumns } from "./fits-two-columns.ts";

/** A ruled list of terms; many short ones stand in two columns on wide screens. The mark says how many are samples. */
export function DefinitionsView({ block }: { block: DefinitionsBlock }): ReactElement {
  const items = [...block.items, ...block.sampleItems];
  const sampleCount = block.sampleItems.length;
  const columns = fitsTwoColumns(items, useContext(InChapter) !== null)
    ? `${styles.list} ${styles.two}`
    : styles.list;
  return (
    <MarginSection
      head={sampleCount === 0 ? block : { ...block, sample: false }}
      aside={sampleCount > 0 && <SamplesAfter count={sampleCount} />}
    >
      <Folded name={items.length} isAnywhere={block.onDemand}>
        <SectionLede text={block.lede} />
        <TermList items={items} className={columns} omittedFrom={block.items.length} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}

function SamplesAfter({ count }: { count: number }): ReactElement {
  return (
    <p className={styles.sampleStart} data-markdown-omit="">
      The other {countInWords(count)}: <SampleMark />
    </p>
  );
}
