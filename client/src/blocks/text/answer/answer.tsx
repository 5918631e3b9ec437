import type { ReactElement } from "react";
import { BranchesDrawing } from "../../../art/diagrams/branches-drawing.tsx";
import { FeeLinesPlot } from "../../../art/plots/fee-lines-plot.tsx";
import { HighWaterPlot } from "../../../art/plots/high-water-plot.tsx";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionLede } from "../../../components/sections/section-text.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";
import { StagesFigure } from "./stages-figure.tsx";

/**
 * A question in the margin. Beside it are the answer in two sentences, the detail, a drawing, a table, and the source,
 * which stands with the detail if there is nothing below.
 */
export function AnswerView({ block }: { block: AnswerBlock }): ReactElement {
  const source = <p className={layout.asOf}>Source: {noBreakRanges(block.source)}</p>;
  const isShort = block.drawing === null && block.table === null && block.path === null;
  return (
    <MarginSection head={block} number={block.number} spacing="tight">
      <div className={isShort || block.number !== null ? `${styles.body} ${styles.row}` : styles.body}>
        <div className={styles.words}>
          <SectionLede text={block.answer} />
          {(block.body !== null || isShort) && (
            <div className={styles.detail}>
              {block.body !== null && <RichText blocks={block.body} />}
              {isShort && source}
            </div>
          )}
        </div>
        {block.drawing !== null && (
          <div className={styles.table}>
            {block.drawing.kind === "branches" && <BranchesDrawing drawing={block.drawing} />}
            {block.drawing.kind === "spans" && <SpansFigure drawing={block.drawing} />}
            {block.drawing.kind === "feeLines" && (
              <>
                <PartHeading>{block.drawing.caption}</PartHeading>
                <FeeLinesPlot drawing={block.drawing} />
              </>
            )}
            {block.drawing.kind === "highWater" && (
              <>
                <PartHeading>{block.drawing.caption}</PartHeading>
                <HighWaterPlot drawing={block.drawing} />
                <ol className={styles.years}>
                  {block.drawing.years.map(({ value }) => (
                    <li key={value}>{noBreakRanges(value)}</li>
                  ))}
                </ol>
              </>
            )}
          </div>
        )}
        {block.path !== null && <StagesFigure path={block.path} />}
        {block.table !== null && (
          <div className={styles.table}>
            <DataTableView table={block.table} />
          </div>
        )}
        {!isShort && source}
      </div>
    </MarginSection>
  );
}
