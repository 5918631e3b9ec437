import type { ReactElement } from "react";
import { ShareBars, SharesOfWhole } from "../../../charts/shares/share-chart.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { ShareChart, ThemesBlock } from "../../../content/types.ts";
import { ThemeTable } from "./theme-table.tsx";
import styles from "./themes.module.css";

/** Holdings under their themes in two columns, their sum, and the market-cap bands as bars. */
export function ThemesView({ block }: { block: ThemesBlock }): ReactElement {
  const weights = block.themes.flatMap(({ rows }) => rows.map(({ weightPercent }) => weightPercent.value));
  return (
    <MarginSection head={block} spacing="tight" aside={<FootingBasis footing={block.footing} />}>
      {block.themes.length > 0 && <PartHeading className={styles.heading}>{block.headingThemes}</PartHeading>}
      <div className={styles.themes}>
        {block.themes.map((theme) => (
          <ThemeTable theme={theme} heaviestPercent={Math.max(...weights)} key={theme.name} />
        ))}
      </div>
      {block.total !== null && (
        <p className={styles.total}>
          <span>{block.total.label}</span>{" "}
          <span className={styles.percent}>
            {block.total.value}
            {block.total.unit}
          </span>
        </p>
      )}
      <Folded name={block.bands?.heading ?? block.heading} isTold>
        <div className={styles.splits}>
          {block.bands !== null && (
            <Split chart={block.bands}>
              <ShareBars chart={block.bands} width="full" isSample={block.bands.sample} />
            </Split>
          )}
          {block.marketCap !== null && (
            <Split chart={block.marketCap}>
              <SharesOfWhole chart={block.marketCap} isSample={block.marketCap.sample} />
            </Split>
          )}
        </div>
      </Folded>
      {block.footnotes.map((text) => (
        <p className={layout.asOf} key={text}>
          {noBreakRanges(text)}
        </p>
      ))}
    </MarginSection>
  );
}

function Split({ chart, children }: { chart: ShareChart; children: ReactElement }): ReactElement {
  return (
    <div data-markdown-omit={chart.sample || undefined}>
      <PartHeading className={styles.heading}>{chart.heading}</PartHeading>
      {children}
      {chart.note !== null && <p className={layout.asOf}>{noBreakRanges(chart.note)}</p>}
    </div>
  );
}
