import type { ReactElement } from "react";
import { LimitsTable } from "../../../charts/shares/limits-table.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { CostsBlock } from "../../../content/types.ts";

/** What a stay costs, the manager's terms, and the limits that the rules set for some amounts. */
export function CostsView({ block }: { block: CostsBlock }): ReactElement {
  return (
    <div id={block.id ?? undefined}>
      <p>{noBreakRanges(block.limits.result)}</p>
      {block.lead !== null && <p>{block.lead}</p>}
      <LimitsTable limits={block.limits} />
      <SectionFootnote text={block.limits.basis} />
      <OnwardLink link={block.anyAmount} />
    </div>
  );
}
