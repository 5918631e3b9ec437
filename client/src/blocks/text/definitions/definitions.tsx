import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { DefinitionsBlock } from "../../../content/types.ts";
import styles from "./definitions.module.css";
import { fitsTwoColumns } from "./fits-two-columns.ts";

/** A ruled list of terms; many short ones stand in two columns on wide screens. */
export function Definitions({ block }: { block: DefinitionsBlock }): ReactElement {
  const columns = fitsTwoColumns(block.items) ? ` ${styles.two}` : "";
  return (
    <LedgerSection head={block}>
      <SectionLede text={block.lede} />
      <dl className={`${styles.list}${columns}`}>
        {block.items.map((item) => (
          <div key={item.term}>
            <dt>{item.term}</dt>
            <dd>
              <RichText blocks={item.detail} />
            </dd>
          </div>
        ))}
      </dl>
      <SectionFootnote text={block.footnote} />
    </LedgerSection>
  );
}
