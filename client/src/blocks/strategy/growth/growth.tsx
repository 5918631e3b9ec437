import { type ReactElement, useContext } from "react";
import { GrowthChart } from "../../../charts/growth/growth-chart.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { FootingSource } from "../../../components/figures/dataset-footing.tsx";
import { asOnWords } from "../../../components/format-date.ts";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { InChapter, SectionHeading } from "../../../components/sections/heading-levels.tsx";
import { Finding } from "../../../components/sections/section-text.tsx";
import type { GrowthBlock } from "../../../content/types.ts";
import styles from "./growth.module.css";
import { StatedReturns } from "./stated-returns.tsx";

/**
 * What the invested sum became, over the whole measure of the page or of its chapter. What is found in it then stands in
 * the place of the chapter's sentence. If the line is not published, a strip of the stated returns takes its place.
 */
export function GrowthView({ block }: { block: GrowthBlock }): ReactElement {
  const isPart = useContext(InChapter) !== null;
  const falls = isPart ? (block.falls?.words ?? null) : null;
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section
      className={isPart ? undefined : `${layout.tight}${ground}`}
      id={block.id ?? undefined}
      data-markdown-omit={block.sample || undefined}
    >
      <div className={isPart ? undefined : layout.wrap}>
        <div className={styles.growth} data-index={block.indexLeads || undefined}>
          <header className={styles.head}>
            <SectionHeading>{block.heading}</SectionHeading>
            {block.sample && falls === null && <SampleMark />}
            {block.dates.length === 0 && <FootingSource footing={block.footing} />}
            <Finding text={falls} isSample={block.sample} />
            <p className={styles.note}>{noBreakRanges(noteOf(block))}</p>
          </header>
          {block.dates.length > 0 && <GrowthChart block={block} isSample={block.footing.sample} />}
        </div>
        {block.strip !== null && <StatedReturns names={block.names} strip={block.strip} />}
        {block.link !== null && <OnwardLink link={block.link} />}
      </div>
    </section>
  );
}

/** What the chart shows, what it rests on, and its day. */
function noteOf({ note, caption, footing }: GrowthBlock): string {
  const basis = `${caption} ${asOnWords(footing.asOn, footing.age)}.`;
  return note === null ? basis : `${note} ${basis}`;
}
