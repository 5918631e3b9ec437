import type { ReactElement } from "react";
import { BranchesDrawing } from "../../../art/diagrams/branches-drawing.tsx";
import { HighWaterPlot } from "../../../art/plots/high-water-plot.tsx";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import { WaysDrawing } from "../../../art/rivers/ways-drawing.tsx";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionLede } from "../../../components/sections/section-text.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";
import { NumberedSection } from "./numbered-section.tsx";

/**
 * A question in the margin. Beside it are the answer in two sentences, then the detail, a drawing, a table, and the
 * source. A table of two columns stands beside its answer. A question with a number stands above its answer.
 */
export function AnswerView({ block }: { block: AnswerBlock }): ReactElement {
  const list = block.table?.columns.length === 2 && block.drawing === null ? block.table : null;
  const words = (
    <>
      <SectionLede text={block.answer} />
      {block.body !== null && (
        <div className={styles.detail}>
          <RichText blocks={block.body} />
        </div>
      )}
    </>
  );
  const body = (
    <div className={styles.body}>
      <div className={styles.words}>
        {list === null ? (
          words
        ) : (
          <>
            <div>{words}</div>
            <DataTableView table={list} />
          </>
        )}
      </div>
      {block.drawing !== null && (
        <div className={styles.table}>
          {block.drawing.kind === "ways" && <WaysDrawing drawing={block.drawing} />}
          {block.drawing.kind === "branches" && <BranchesDrawing drawing={block.drawing} />}
          {block.drawing.kind === "spans" && <SpansFigure drawing={block.drawing} />}
          {block.drawing.kind === "highWater" && (
            <>
              <HighWaterPlot drawing={block.drawing} />
              <ol className={styles.years}>
                {block.drawing.years.map(({ title, text }) => (
                  <li key={title}>
                    <strong>{title}</strong>
                    <p>{noBreakRanges(text)}</p>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
      {block.table !== null && list === null && (
        <div className={styles.table}>
          <DataTableView table={block.table} />
        </div>
      )}
      <p className={layout.asOf}>Source: {noBreakRanges(block.source)}</p>
    </div>
  );
  return block.number === null ? (
    <MarginSection head={block} spacing="tight">
      {body}
    </MarginSection>
  ) : (
    <NumberedSection head={block} number={block.number}>
      {body}
    </NumberedSection>
  );
}
