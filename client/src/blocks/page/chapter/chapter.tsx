import type { ReactElement, ReactNode } from "react";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { ChapterBlock } from "../../../content/types.ts";
import styles from "./chapter.module.css";

/**
 * A chapter: its heading with a sentence, and below it its sections over the page's whole measure. The chapter with the
 * id `gone` has a background of its own.
 */
export function ChapterView({
  block,
  children,
}: {
  block: ChapterBlock;
  children?: ReactNode;
}): ReactElement {
  return (
    <section
      className={block.id === "gone" ? `${styles.chapter} ${layout.surface}` : styles.chapter}
      id={block.id}
    >
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
          {block.says !== null && <p>{noBreakRanges(block.says)}</p>}
          {block.risk !== null && (
            <p>
              <span className={styles.label}>What can go wrong</span> {noBreakRanges(block.risk)}
            </p>
          )}
        </header>
        <div className={styles.parts}>{children}</div>
      </div>
    </section>
  );
}
