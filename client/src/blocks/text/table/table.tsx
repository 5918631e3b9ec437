import type { ReactElement } from "react";
import { ResidenceYears } from "../../../art/years/residence-years.tsx";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { TableBlock } from "../../../content/types.ts";
import styles from "./table.module.css";

/** A table with fewer columns fits beside a margin. */
const LEAST_WIDE = 4;

/** A table as written, with a sentence and a drawing above it and its date or source below. */
export function TableView({ block }: { block: TableBlock }): ReactElement {
  const Frame = block.table.columns.length < LEAST_WIDE ? MarginSection : WideSection;
  return (
    <Frame head={block}>
      <SectionLede text={block.lede} />
      {block.drawing !== null && (
        <div className={styles.drawing}>
          <ResidenceYears drawing={block.drawing} />
        </div>
      )}
      {block.onDemand ? (
        <Folded name={`the table: ${block.table.caption.split(",")[0]}`} isAnywhere>
          <Words block={block} />
        </Folded>
      ) : (
        <Words block={block} />
      )}
    </Frame>
  );
}

function Words({ block }: { block: TableBlock }): ReactElement {
  return (
    <>
      <DataTableView table={block.table} />
      {block.tests !== null && (
        <div className={styles.tests}>
          <DataTableView table={block.tests} />
        </div>
      )}
      <SectionFootnote text={block.footnote} />
    </>
  );
}
