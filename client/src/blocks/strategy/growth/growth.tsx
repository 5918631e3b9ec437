import type { ReactElement } from "react";
import { GrowthChart } from "../../../charts/growth/growth-chart.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { FootingBasis, FootingSource } from "../../../components/figures/dataset-footing.tsx";
import layout from "../../../components/layout.module.css";
import type { GrowthBlock } from "../../../content/types.ts";
import styles from "./growth.module.css";

/** What the sum invested became, over the page's whole measure. */
export function Growth({ block }: { block: GrowthBlock }): ReactElement {
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section className={`${layout.tight}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <div className={styles.growth}>
          <header className={styles.head}>
            <h2>{block.heading}</h2>
            {block.note !== null && <p className={styles.note}>{block.note}</p>}
            <FootingBasis footing={block.footing} />
          </header>
          <GrowthChart block={block} />
        </div>
        <FootingSource footing={block.footing} />
        {block.link !== null && <OnwardLink link={block.link} />}
      </div>
    </section>
  );
}
