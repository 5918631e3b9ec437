import type { ReactElement } from "react";
import { LimitsTable } from "../../../charts/shares/limits-table.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { CostsBlock } from "../../../content/types.ts";

/** The manager's terms in a sentence, and the limits that the rules set for some amounts. */
export function CostsView({ block }: { block: CostsBlock }): ReactElement {
  return (
    <div id={block.id ?? undefined}>
      <p>
        <strong>{block.lead}</strong>
      </p>
      <LimitsTable limits={block.limits} />
      <SectionFootnote text={block.limits.basis} />
      <p>
        <OnwardLink link={block.anyAmount} />
      </p>
    </div>
  );
}
