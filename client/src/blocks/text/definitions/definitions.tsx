import { type ReactElement, useContext } from "react";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { DefinitionsBlock } from "../../../content/types.ts";
import styles from "./definitions.module.css";
import { fitsTwoColumns } from "./fits-two-columns.ts";

/** A ruled list of terms; many short ones stand in two columns on wide screens. The mark says where samples begin. */
export function DefinitionsView({ block }: { block: DefinitionsBlock }): ReactElement {
  const items = [...block.items, ...block.sampleItems];
  const [firstSample] = block.sampleItems;
  const columns = fitsTwoColumns(items, useContext(InChapter) !== null)
    ? `${styles.list} ${styles.two}`
    : styles.list;
  return (
    <LedgerSection
      head={firstSample === undefined ? block : { ...block, sample: false }}
      aside={firstSample && <SampleStart term={firstSample.term} />}
    >
      <Folded name={block.heading} isOnDemand={block.onDemand}>
        <SectionLede text={block.lede} />
        <TermList items={items} className={columns} untoldFrom={block.items.length} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </LedgerSection>
  );
}

function SampleStart({ term }: { term: string }): ReactElement {
  return (
    <p className={styles.sampleStart} data-untold="">
      <SampleMark /> from “{term}” on
    </p>
  );
}
