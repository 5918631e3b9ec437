import type { ReactElement } from "react";
import { YearsRiver } from "../../../art/rivers/years-river.tsx";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { FoundingYearsBlock, PageDocument } from "../../../content/types.ts";
import styles from "./founding-years.module.css";

/** The head of a page above the river of the firm's years. */
export function FoundingYearsView({
  block,
  page,
}: {
  block: FoundingYearsBlock;
  page: Pick<PageDocument, "breadcrumbs">;
}): ReactElement {
  return (
    <section className={`${layout.wrap} ${styles.head}`}>
      <PageIntro trail={page.breadcrumbs} heading={block.heading} lede={block.lede} />
      <figure className={styles.years} data-plot="">
        <YearsRiver marks={block.marks} alt={block.alt} />
        <figcaption className={styles.caption}>{block.caption}</figcaption>
      </figure>
    </section>
  );
}
