import type { ReactElement } from "react";
import { ShareBars, SharesOfWhole } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import { StatTiles } from "../../../components/figures/stat-tiles.tsx";
import layout from "../../../components/layout.module.css";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { HoldingsBlock, ShareChart } from "../../../content/types.ts";
import styles from "./holdings.module.css";
import { HoldingsTable } from "./holdings-table.tsx";

/** The largest holdings, and beside them counts, sectors and the split by company size. */
export function HoldingsView({ block }: { block: HoldingsBlock }): ReactElement {
  const isHalf = block.tiles.length === 0 && block.sectors === null && block.marketCap === null;
  return (
    <MarginSection
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
          <StatTiles tiles={block.tiles} />
          {!isHalf && <Splits block={block} />}
          {block.footnotes.map((text) => (
            <p className={layout.asOf} key={text}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </MarginSection>
  );
}

/** The portrait of the page's head has stated sizes already. */
function Splits({ block: { sectors, marketCap } }: { block: HoldingsBlock }): ReactElement {
  const charts = [sectors, marketCap].filter((chart) => chart !== null);
  return (
    <Folded name={charts.map(({ heading }) => heading).join(", ")} isTold={marketCap?.sample === false}>
      <div className={styles.splits}>
        {sectors !== null && (
          <Split chart={sectors}>
            <ShareBars
              chart={sectors}
              width={marketCap === null ? "full" : "narrow"}
              isSample={sectors.sample}
            />
          </Split>
        )}
        {marketCap !== null && (
          <Split chart={marketCap}>
            <SharesOfWhole chart={marketCap} isSample={marketCap.sample} />
          </Split>
        )}
      </div>
    </Folded>
  );
}

function Split({ chart, children }: { chart: ShareChart; children: ReactElement }): ReactElement {
  return (
    <div data-markdown-omit={chart.sample || undefined}>
      <PartHeading className={styles.heading}>{chart.heading}</PartHeading>
      {children}
      {chart.note !== null && <p className={layout.asOf}>{chart.note}</p>}
    </div>
  );
}
