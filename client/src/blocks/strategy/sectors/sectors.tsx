import type { ReactElement } from "react";
import { ShareBars } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { SectorsBlock } from "../../../content/types.ts";

/** The largest sectors as bars over the body's width. */
export function SectorsView({ block }: { block: SectorsBlock }): ReactElement {
  return (
    <LedgerSection head={block} spacing="tight" isHalf aside={<FootingBasis footing={block.footing} />}>
      <ShareBars chart={block.sectors} width="full" isSample={block.sectors.sample} />
    </LedgerSection>
  );
}
