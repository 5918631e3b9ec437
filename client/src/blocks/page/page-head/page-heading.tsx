import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { Breadcrumb, PageHeadBlock } from "../../../content/types.ts";
import styles from "./page-heading.module.css";

/** Breadcrumbs, h1, lede. */
export function PageHeading({ block, trail }: { block: PageHeadBlock; trail: Breadcrumb[] }): ReactElement {
  return (
    <section className={`${layout.head} ${styles.head}`}>
      <div className={layout.wrap}>
        <PageIntro trail={trail} heading={block.heading} lede={block.lede} />
      </div>
    </section>
  );
}
