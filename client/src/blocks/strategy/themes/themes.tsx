import type { ReactElement, ReactNode } from "react";
import { SharesOfWhole } from "../../../charts/shares/share-chart.tsx";
import { WeightBar } from "../../../charts/shares/weight-bar.tsx";
import { FootingBasis } from "../../../components/figures/dataset-footing.tsx";
import readers from "../../../components/for-readers.module.css";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { PartTitle, StatedOn } from "../../../components/sections/chapter-part.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { Finding } from "../../../components/sections/section-text.tsx";
import type { Footing, ShareChart, Theme, ThemesBlock } from "../../../content/types.ts";
import styles from "./themes.module.css";

/** Holdings under their themes in columns, their sum, and the market-cap bands beside the sizes. */
export function ThemesView({ block }: { block: ThemesBlock }): ReactElement {
  const { footing } = block;
  const isMixed =
    block.sample && (block.totalStated || block.bands?.sample === false || block.marketCap?.sample === false);
  const weights = block.themes.flatMap(({ rows }) => rows.map(({ weightPercent }) => weightPercent.value));
  const footnotes = block.footnotes.map((text) => (
    <p className={layout.asOf} key={text}>
      {noBreakRanges(text)}
    </p>
  ));
  return (
    <>
      {block.finding !== null && (
        <div data-markdown-omit={block.sample || undefined}>
          <Finding text={block.finding} isSample={block.sample} />
        </div>
      )}
      <MarginSection
        head={isMixed ? { ...block, sample: false } : block}
        spacing="tight"
        aside={isMixed ? undefined : <FootingBasis footing={footing} />}
      >
        {block.themes.length > 0 && (
          <div data-markdown-omit={isMixed ? "" : undefined}>
            {isMixed ? (
              <PartTitle
                title={block.headingThemes}
                isSample
                footing={footing}
                aside={<FootingBasis footing={footing} />}
              />
            ) : (
              <PartHeading className={styles.heading}>{block.headingThemes}</PartHeading>
            )}
            <div className={styles.themes}>
              {block.themes.map((theme) => (
                <ThemeTable theme={theme} heaviestPercent={Math.max(...weights)} key={theme.name} />
              ))}
            </div>
          </div>
        )}
        {block.total !== null && (
          <p className={styles.total} data-markdown-omit={isMixed && !block.totalStated ? "" : undefined}>
            <span>{block.total.label}</span>{" "}
            {isMixed && <>{block.totalStated ? <StatedOn footing={footing} /> : <SampleMark />} </>}
            <span className={styles.percent}>{block.total.value}</span>
          </p>
        )}
        <Folded name="bands and sizes" isRepeated>
          <div className={styles.splits}>
            {block.bands !== null && (
              <Split chart={block.bands} footing={isMixed ? footing : null}>
                <SharesOfWhole chart={block.bands} isSample={block.bands.sample} />
                {footnotes}
              </Split>
            )}
            {block.marketCap !== null && (
              <Split chart={block.marketCap} footing={isMixed ? footing : null}>
                <SharesOfWhole chart={block.marketCap} isSample={block.marketCap.sample} />
              </Split>
            )}
          </div>
          {block.bands === null && footnotes}
        </Folded>
      </MarginSection>
    </>
  );
}

/** `footing` belongs to a section that holds samples and stated figures. */
function Split({
  chart,
  footing,
  children,
}: {
  chart: ShareChart;
  footing: Footing | null;
  children: ReactNode;
}): ReactElement {
  return (
    <div data-markdown-omit={chart.sample || undefined}>
      {footing === null ? (
        <PartHeading className={styles.heading}>{chart.heading}</PartHeading>
      ) : (
        <PartTitle title={chart.heading} isSample={chart.sample} footing={footing} />
      )}
      {children}
      {chart.note !== null && <p className={layout.asOf}>{noBreakRanges(chart.note)}</p>}
    </div>
  );
}

/** One theme with its sum at the head; all themes share the bars' scale. */
function ThemeTable({ theme, heaviestPercent }: { theme: Theme; heaviestPercent: number }): ReactElement {
  return (
    <table className={styles.theme}>
      <caption className={readers.visuallyHidden}>{theme.caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {theme.name}
          </th>
          <th scope="col">{theme.percent}</th>
        </tr>
      </thead>
      <tbody>
        {theme.rows.map(({ company, weightPercent }) => (
          <tr key={company}>
            <th scope="row">{company}</th>
            <td className={styles.bar}>
              <WeightBar percent={weightPercent.value} heaviestPercent={heaviestPercent} />
            </td>
            <td>{weightPercent.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
