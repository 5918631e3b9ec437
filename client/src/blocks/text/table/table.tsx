import type { ReactElement } from "react";
import { DayLimits } from "../../../art/years/day-limits.tsx";
import { ResidenceYears } from "../../../art/years/residence-years.tsx";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { TableBlock } from "../../../content/types.ts";

/** A table as written, with a sentence and a drawing above it and its date or source below. */
export function TableView({ block }: { block: TableBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <Folded name={`the table: ${block.heading}`} isOnDemand={block.onDemand}>
        <SectionLede text={block.lede} />
        {block.drawing?.kind === "years" && <ResidenceYears drawing={block.drawing} />}
        {block.drawing?.kind === "limits" && <DayLimits drawing={block.drawing} />}
        <DataTableView table={block.table} isSample={block.sample} />
        <SectionFootnote text={block.footnote} />
      </Folded>
    </MarginSection>
  );
}
