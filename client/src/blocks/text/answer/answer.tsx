import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { SectionLede } from "../../../components/sections/section-text.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";

/** A question in the margin, beside it the answer in two sentences, then the detail, a table, and the source. */
export function AnswerView({ block }: { block: AnswerBlock }): ReactElement {
  return (
    <LedgerSection head={block} spacing="tight">
      <div className={styles.body}>
        <SectionLede text={block.answer} />
        {block.body !== null && (
          <div className={styles.detail}>
            <RichText blocks={block.body} />
          </div>
        )}
        {block.table !== null && (
          <div className={styles.table}>
            <DataTableView table={block.table} />
          </div>
        )}
        <p className={layout.asOf}>Source: {keptRanges(block.source)}</p>
      </div>
    </LedgerSection>
  );
}
