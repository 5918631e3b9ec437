import { type ReactElement, useContext } from "react";
import { ShareBars } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { SectorsBlock } from "../../../content/types.ts";

/** The largest sectors as bars over the body's width. In a chapter the holdings above have stated basis and date. */
export function SectorsView({ block }: { block: SectorsBlock }): ReactElement {
  const isBasisAbove = useContext(InChapter) !== null;
  const aside = isBasisAbove ? undefined : <FootingBasis footing={block.footing} />;
  return (
    <MarginSection head={block} spacing="tight" isHalf aside={aside}>
      <ShareBars chart={block.sectors} width="full" isSample={block.sectors.sample} />
    </MarginSection>
  );
}
