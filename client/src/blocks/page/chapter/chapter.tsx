import type { ReactElement, ReactNode } from "react";
import layout from "../../../components/layout.module.css";
import type { ChapterBlock } from "../../../content/types.ts";
import styles from "./chapter.module.css";

/** A chapter: its heading, and below it the sections that belong to it over the page's whole measure. */
export function ChapterView({
  block,
  children,
}: {
  block: ChapterBlock;
  children?: ReactNode;
}): ReactElement {
  return (
    <section className={styles.chapter} id={block.id}>
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
        </header>
        <div className={styles.parts}>{children}</div>
      </div>
    </section>
  );
}
