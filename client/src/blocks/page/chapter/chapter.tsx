import type { ReactElement, ReactNode } from "react";
import layout from "../../../components/layout.module.css";
import { InChapter } from "../../../components/sections/heading-levels.tsx";
import type { ChapterBlock } from "../../../content/types.ts";
import styles from "./chapter.module.css";

/** A chapter: its heading in the margin, and the sections that belong to it one below another beside it. */
export function ChapterView({ block, children }: { block: ChapterBlock; children?: ReactNode }): ReactElement {
  return (
    <section className={styles.chapter} id={block.id}>
      <div className={`${layout.wrap} ${layout.ledger}`}>
        <header className={layout.margin}>
          <h2>{block.heading}</h2>
          {block.note !== null && <p className={layout.note}>{block.note}</p>}
        </header>
        <div className={styles.parts}>
          <InChapter value={true}>{children}</InChapter>
        </div>
      </div>
    </section>
  );
}
