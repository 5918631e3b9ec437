import type { ReactElement } from "react";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import { Breadcrumbs } from "../../../components/sections/breadcrumbs.tsx";
import type { Breadcrumb, PageHeadBlock } from "../../../content/types.ts";
import styles from "./page-heading.module.css";

/** Breadcrumbs, h1, lede. */
export function PageHeading({ block, trail }: { block: PageHeadBlock; trail: Breadcrumb[] }): ReactElement {
  return (
    <section className={`${layout.head} ${styles.head}`}>
      <div className={layout.wrap}>
        <Breadcrumbs trail={trail} />
        <h1>{block.heading}</h1>
        <p className={styles.lede}>{keptRanges(block.lede)}</p>
      </div>
    </section>
  );
}
