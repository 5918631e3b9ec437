import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { TableBlock } from "../../../content/types.ts";

/** A table as written, with a sentence above it and its date or source below. */
export function TableView({ block }: { block: TableBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <Folded name={block.heading} isOnDemand={block.onDemand}>
        <SectionLede text={block.lede} />
        <DataTableView table={block.table} isSample={block.sample} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}
