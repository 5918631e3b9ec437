import type { ReactElement } from "react";
import { ReturnsChart } from "../../../charts/returns/returns-chart.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { FootingBasis, FootingSource } from "../../../components/figures/dataset-footing.tsx";
import layout from "../../../components/layout.module.css";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { ReturnsBlock, ReturnsTable } from "../../../content/types.ts";
import { type DifferenceScale, differenceScale } from "./difference-bar.tsx";
import styles from "./returns.module.css";
import { ReturnsTableView } from "./returns-table.tsx";

/** Returns against the benchmark: each table with its bars, basis and date in the margin. */
export function ReturnsView({ block }: { block: ReturnsBlock }): ReactElement {
  const rows = block.tables.flatMap((table) => table.rows);
  const scale = differenceScale(rows.map(({ differencePercent }) => differencePercent.value));
  return (
    <LedgerSection head={block} spacing="tight" aside={<Aside block={block} />}>
      <div className={styles.tables}>
        {block.tables.map((table) => (
          <TableWithBars block={block} table={table} scale={scale} key={table.caption} />
        ))}
      </div>
      {block.footnotes.map((text) => (
        <p className={layout.asOf} key={text}>
          {text}
        </p>
      ))}
      <FootingSource footing={block.footing} />
    </LedgerSection>
  );
}

function Aside({ block: { footing, action } }: { block: ReturnsBlock }): ReactElement {
  return (
    <>
      <FootingBasis footing={footing} />
      {action !== null && (
        <p className={styles.action}>
          <ButtonLink link={action} look="primary" />
        </p>
      )}
    </>
  );
}

function TableWithBars({
  block: { names, footing },
  table,
  scale,
}: {
  block: ReturnsBlock;
  table: ReturnsTable;
  scale: DifferenceScale;
}): ReactElement {
  return (
    <div data-chart-scope="">
      {(table.heading !== null || table.drawing !== "none") && (
        <div className={styles.head}>
          {table.heading !== null && <h3>{table.heading}</h3>}
          {table.drawing !== "none" && (
            <p className={styles.pair}>
              <span className={styles.portfolio}>{names.portfolioShort}</span> beside{" "}
              <span className={styles.benchmark}>{names.benchmarkShort}</span>
            </p>
          )}
        </div>
      )}
      {table.drawing !== "none" && (
        <div className={styles.drawing}>
          <ReturnsChart names={names} table={table} look={table.drawing} isSample={footing.sample} />
        </div>
      )}
      <ReturnsTableView names={names} table={table} scale={scale} />
    </div>
  );
}
