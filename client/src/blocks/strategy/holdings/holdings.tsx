import type { ReactElement } from "react";
import { ShareBars, SharesOfWhole } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis, FootingSource } from "../../../components/figures/dataset-footing.tsx";
import { TermRow } from "../../../components/figures/term-row.tsx";
import { asOnWords } from "../../../components/format-date.ts";
import layout from "../../../components/layout.module.css";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { PartHead, PartTitle, StatedOn } from "../../../components/sections/chapter-part.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { Finding } from "../../../components/sections/section-text.tsx";
import type { HoldingsBlock, ShareChart } from "../../../content/types.ts";
import styles from "./holdings.module.css";
import { HoldingsTable } from "./holdings-table.tsx";

/**
 * The largest holdings, and beside them counts, sectors and the split by company size. What was found comes first and
 * bears the mark of all of it, unless another section stands beside. If samples stand beside stated figures, each part says which it is.
 */
export function HoldingsView({ block }: { block: HoldingsBlock }): ReactElement {
  if (isMixed(block)) return <MixedHoldings block={block} />;
  const isHalf = block.counts.length === 0 && block.sectors === null && block.marketCap === null;
  const omit = block.sample || undefined;
  const section = (
    <MarginSection
      head={{ ...block, isMarkedAbove: block.finding !== null && !isHalf }}
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
          <TermRow terms={block.counts} look="figures" />
          {!isHalf && <Splits block={block} />}
          <Footnotes texts={block.footnotes} />
        </div>
      </div>
    </MarginSection>
  );
  if (block.finding === null) return section;
  const finding = <Finding text={block.finding} isSample={block.sample} />;
  if (isHalf) {
    return (
      <>
        <div data-markdown-omit={omit}>{finding}</div>
        {section}
      </>
    );
  }
  return (
    <div className={styles.found} data-markdown-omit={omit}>
      {finding}
      {section}
    </div>
  );
}

function Footnotes({ texts }: { texts: string[] }): ReactElement[] {
  return texts.map((text) => (
    <p className={layout.asOf} key={text}>
      {text}
    </p>
  ));
}

function isMixed({ sample, rows, countsStated, marketCap }: HoldingsBlock): boolean {
  return sample && rows.length > 0 && (countsStated || marketCap?.sample === false);
}

function MixedHoldings({ block }: { block: HoldingsBlock }): ReactElement {
  const { footing } = block;
  return (
    <section>
      <div className={styles.columns}>
        <div data-markdown-omit="">
          <PartHead
            head={{ ...block, note: `${footing.basis}. ${asOnWords(footing.asOn, footing.age)}.` }}
            aside={<FootingSource footing={footing} />}
          />
          <HoldingsTable block={block} />
        </div>
        <div className={styles.side}>
          {block.counts.length > 0 && (
            <div data-markdown-omit={block.countsStated ? undefined : ""}>
              <p>{block.countsStated ? <StatedOn footing={block.footing} /> : <SampleMark />}</p>
              <TermRow terms={block.counts} look="figures" />
            </div>
          )}
          <Splits block={block} />
          <Footnotes texts={block.footnotes} />
        </div>
      </div>
    </section>
  );
}

/** Sectors beside the split by size, which paper omits. */
function Splits({ block }: { block: HoldingsBlock }): ReactElement {
  const { sectors, marketCap } = block;
  const charts = [sectors, marketCap].filter((chart) => chart !== null);
  return (
    <Folded name={charts.map(({ heading }) => heading).join(", ")}>
      <div className={styles.splits}>
        {sectors !== null && (
          <Split chart={sectors} block={block}>
            <ShareBars
              chart={sectors}
              width={marketCap === null ? "full" : "narrow"}
              isSample={sectors.sample}
            />
          </Split>
        )}
        {marketCap !== null && (
          <Split chart={marketCap} block={block}>
            <SharesOfWhole chart={marketCap} isSample={marketCap.sample} />
          </Split>
        )}
      </div>
    </Folded>
  );
}

function Split({
  chart,
  block,
  children,
}: {
  chart: ShareChart;
  block: HoldingsBlock;
  children: ReactElement;
}): ReactElement {
  return (
    <div
      data-markdown-omit={chart.sample || undefined}
      data-print={chart === block.marketCap ? "hidden" : undefined}
    >
      {isMixed(block) ? (
        <PartTitle title={chart.heading} isSample={chart.sample} footing={block.footing} />
      ) : (
        <PartHeading className={styles.heading}>{chart.heading}</PartHeading>
      )}
      {children}
      {chart.note !== null && <p className={layout.asOf}>{chart.note}</p>}
    </div>
  );
}
