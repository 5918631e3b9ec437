import type { ReactElement } from "react";
import { FoundingYears } from "../../../art/rivers/founding-years.tsx";
import { RiverDrawing } from "../../../art/rivers/river-drawing.tsx";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { DrawingBlock, PageDocument } from "../../../content/types.ts";
import styles from "./drawing.module.css";

/** A drawing over the full width. With a heading it is the head of the page; every word stands as text beside it. */
export function DrawingView({
  block,
  page,
}: {
  block: DrawingBlock;
  page: Pick<PageDocument, "breadcrumbs">;
}): ReactElement {
  // A section is a part with a heading of its own.
  const Frame = block.heading === null ? "div" : "section";
  return (
    <Frame className={block.heading === null ? styles.drawing : styles.head} id={block.id ?? undefined}>
      {(block.heading !== null || block.lede !== null) && (
        <div className={`${layout.wrap} ${styles.words}`}>
          {block.heading === null ? (
            <SectionLede text={block.lede} />
          ) : (
            <PageIntro trail={page.breadcrumbs} heading={block.heading} lede={block.lede} />
          )}
        </div>
      )}
      <figure>
        {block.drawing === "foundingYears" ? (
          <div className={layout.wrap} data-plot="">
            <FoundingYears marks={block.marks} alt={block.alt} />
          </div>
        ) : (
          <div className={styles.bleed} role="img" aria-label={block.alt}>
            <RiverDrawing name={`${block.drawing}Wide`} className={styles.wide} />
            <RiverDrawing name={`${block.drawing}Narrow`} className={styles.narrow} />
          </div>
        )}
        {block.caption !== null && (
          <figcaption className={layout.wrap}>
            <SectionFootnote text={block.caption} />
          </figcaption>
        )}
      </figure>
    </Frame>
  );
}
