import type { ReactElement } from "react";
import { type FallLine, FallPlot } from "../../../art/plots/fall-plot.tsx";
import { FootingDate } from "../../../components/figures/dataset-footing.tsx";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { Breadcrumb, PerformanceHeadBlock } from "../../../content/types.ts";
import styles from "./performance-head.module.css";

/** Breadcrumbs, h1 and lede, with their date, beside how far portfolio and benchmark fell. */
export function PerformanceHead({
  block,
  trail,
}: {
  block: PerformanceHeadBlock;
  trail: Breadcrumb[];
}): ReactElement {
  const { heading, lede, asOn, age, illustrative, dates, portfolio, benchmark, label, caption } = block;
  const falls: { portfolio: FallLine; benchmark: FallLine } = { portfolio, benchmark };
  return (
    <section className={styles.head}>
      <div className={`${layout.wrap} ${styles.pair}`}>
        <div>
          <PageIntro trail={trail} heading={heading} lede={lede} />
          <div className={styles.date}>
            <FootingDate asOn={asOn} age={age} illustrative={illustrative} />
          </div>
        </div>
        <figure>
          <FallPlot dates={dates} {...falls} label={label} />
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
