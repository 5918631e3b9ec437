import type { ReactElement } from "react";
import { ShareBars } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis, FootingSource } from "../../../components/figures/dataset-footing.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { SectorsBlock } from "../../../content/types.ts";

/** The largest sectors as bars over the body's width. */
export function Sectors({ block }: { block: SectorsBlock }): ReactElement {
  // The badge stands beside the date.
  const head = { ...block, illustrative: block.illustrative && !block.footing.illustrative };
  return (
    <LedgerSection head={head} spacing="tight" aside={<FootingBasis footing={block.footing} />}>
      <ShareBars chart={block.sectors} width="full" isSample={block.footing.illustrative} />
      <FootingSource footing={block.footing} />
    </LedgerSection>
  );
}
