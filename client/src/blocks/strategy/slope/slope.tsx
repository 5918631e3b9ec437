import type { ReactElement } from "react";
import { SlopePlot } from "../../../art/plots/slope-plot.tsx";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { SlopeBlock } from "../../../content/types.ts";
import styles from "./slope.module.css";

/** Slopes from one year to another over the table of the sizes they are computed from. */
export function SlopeView({ block }: { block: SlopeBlock }): ReactElement {
  const { firstYear, lastYear, slopes, label } = block;
  return (
    <LedgerSection head={block}>
      <SectionLede text={block.lede} />
      <div className={styles.beside}>
        <div className={styles.drawing}>
          <SlopePlot firstYear={firstYear} lastYear={lastYear} slopes={slopes} label={label} />
        </div>
        <div className={styles.scroll}>
          <DataTableView table={block.table} isNarrow />
        </div>
      </div>
      <SectionFootnote text={block.footnote} />
    </LedgerSection>
  );
}
