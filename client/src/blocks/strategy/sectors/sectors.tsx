import { type ReactElement, useContext } from "react";
import { ShareBars } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { SectorsBlock } from "../../../content/types.ts";

/** The largest sectors as bars over the body's width. In a chapter the holdings above have said what they rest on. */
export function SectorsView({ block }: { block: SectorsBlock }): ReactElement {
  const isToldAbove = useContext(InChapter) !== null;
  const aside = isToldAbove ? undefined : <FootingBasis footing={block.footing} />;
  return (
    <MarginSection head={block} spacing="tight" isHalf aside={aside}>
      <ShareBars chart={block.sectors} width="full" isSample={block.sectors.sample} />
    </MarginSection>
  );
}
