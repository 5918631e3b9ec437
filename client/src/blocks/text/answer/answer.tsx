import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionLede } from "../../../components/sections/section-text.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";

/** A question in the margin, beside it the answer in two sentences, then the detail, a table, and the source. */
export function AnswerView({ block }: { block: AnswerBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing="tight">
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
        <p className={layout.asOf}>Source: {noBreakRanges(block.source)}</p>
      </div>
    </MarginSection>
  );
}
