import type { ReactElement } from "react";
import { ShareBars, SharesOfWhole } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis, FootingSource } from "../../../components/figures/dataset-footing.tsx";
import { StatTiles } from "../../../components/figures/stat-tiles.tsx";
import layout from "../../../components/layout.module.css";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { HoldingsBlock, ShareChart } from "../../../content/types.ts";
import styles from "./holdings.module.css";
import { HoldingsTable } from "./holdings-table.tsx";

/** The largest holdings, and beside them counts, sectors and the split by company size. */
export function HoldingsView({ block }: { block: HoldingsBlock }): ReactElement {
  const isHalf = block.tiles.length === 0 && block.sectors === null && block.marketCap === null;
  return (
    <LedgerSection
      head={block}
      spacing="tight"
      isHalf={isHalf}
      aside={<FootingBasis footing={block.footing} />}
    >
      <div className={isHalf ? undefined : styles.columns}>
        {block.rows.length > 0 && (
          <div>
            {block.headingHoldings !== null && (
              <PartHeading className={styles.heading}>{block.headingHoldings}</PartHeading>
            )}
            <HoldingsTable block={block} />
          </div>
        )}
        <div className={styles.side}>
          {(block.tiles.length > 0 || block.sectors !== null) && (
            <div>
              <StatTiles tiles={block.tiles} />
              {block.sectors !== null && (
                <Split chart={block.sectors}>
                  <ShareBars
                    chart={block.sectors}
                    width="narrow"
                    toggle="heading"
                    isSample={block.sectors.sample}
                  />
                </Split>
              )}
            </div>
          )}
          {block.marketCap !== null && (
            <Split chart={block.marketCap}>
              <SharesOfWhole
                chart={block.marketCap}
                toggle="heading"
                stocks={block.stocks}
                isSample={block.marketCap.sample}
              />
            </Split>
          )}
          <div className={styles.below}>
            {block.footnotes.map((text) => (
              <p className={layout.asOf} key={text}>
                {text}
              </p>
            ))}
            <FootingSource footing={block.footing} />
          </div>
        </div>
      </div>
    </LedgerSection>
  );
}

function Split({ chart, children }: { chart: ShareChart; children: ReactElement }): ReactElement {
  return (
    <div className={styles.split} data-untold={chart.sample || undefined}>
      <PartHeading className={styles.heading}>{chart.heading}</PartHeading>
      {children}
      {chart.note !== null && <p className={layout.asOf}>{chart.note}</p>}
    </div>
  );
}
