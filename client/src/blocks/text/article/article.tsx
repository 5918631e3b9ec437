import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote, SectionLede } from "../../../components/sections/section-text.tsx";
import type { ArticleBlock } from "../../../content/types.ts";
import styles from "./article.module.css";

/**
 * An article with its picture, its table and the act it rests on. The text stands beside the lede on wide screens, but
 * not in a story.
 */
export function ArticleView({ block }: { block: ArticleBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing="tight">
      <div className={styles.body}>
        <div className={styles.columns}>
          <SectionLede text={block.lede} />
          {block.picture !== null && (
            <div className={styles.picture}>
              <PictureFrame picture={block.picture} width="min(40rem, 90vw)" />
            </div>
          )}
          {block.body !== null && (
            <div className={styles.text}>
              <RichText blocks={block.body} />
            </div>
          )}
        </div>
        {block.table !== null && (
          <div className={styles.table}>
            <DataTableView table={block.table} />
          </div>
        )}
        <SectionFootnote text={block.basis} />
      </div>
    </MarginSection>
  );
}
