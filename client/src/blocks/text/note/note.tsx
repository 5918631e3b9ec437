import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import type { NoteBlock } from "../../../content/types.ts";
import styles from "./note.module.css";

/** A disclosure, never smaller than 15 px. */
export function NoteView({ block }: { block: NoteBlock }): ReactElement {
  return (
    <section className={layout.tight} id={block.id ?? undefined}>
      <div className={`${layout.wrap} ${layout.withMargin}`}>
        <header className={layout.margin}>
          <h2>{block.heading}</h2>
        </header>
        <div className={styles.note}>
          <RichText blocks={block.body} />
        </div>
        {block.footnote !== null && <p className={`${layout.asOf} ${styles.footnote}`}>{block.footnote}</p>}
      </div>
    </section>
  );
}
