import type { ReactElement } from "react";
import { DataTableView } from "../../../components/figures/data-table.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { ArticleBlock } from "../../../content/types.ts";
import styles from "./article.module.css";

/** An article with its table and the act it rests on. */
export function Article({ block }: { block: ArticleBlock }): ReactElement {
  return (
    <LedgerSection head={block} spacing="tight">
      <article className={styles.body}>
        <p className={styles.lede}>{block.lede}</p>
        <div className={styles.text}>
          <RichText blocks={block.body} />
        </div>
        {block.table !== null && (
          <div className={styles.table}>
            <DataTableView table={block.table} />
          </div>
        )}
        {block.basis !== null && <p className={layout.asOf}>{block.basis}</p>}
      </article>
    </LedgerSection>
  );
}
