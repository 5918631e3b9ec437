import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { CostRulesBlock } from "../../../content/types.ts";

/** The rules behind the costs, one a row. */
export function CostRulesView({ block }: { block: CostRulesBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <DataTableView table={block.table} />
      <SectionFootnote text={block.footnote} />
    </MarginSection>
  );
}
