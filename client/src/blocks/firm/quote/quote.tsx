import type { ReactElement } from "react";
import { RiverDrawing } from "../../../art/rivers/river-drawing.tsx";
import layout from "../../../components/layout.module.css";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import type { QuoteBlock } from "../../../content/types.ts";
import styles from "./quote.module.css";

/** A sentence beside one great stone, and beside the portrait of who said it. */
export function QuoteView({ block }: { block: QuoteBlock }): ReactElement {
  return (
    <section
      className={styles.quote}
      id={block.id ?? undefined}
      aria-label={`A word from the ${block.role}`}
      data-reveal=""
    >
      <RiverDrawing name="quoteWide" className={styles.wide} align="xMaxYMid" deep />
      <div className={`${layout.wrap} ${styles.inner}`}>
        {block.picture !== null && (
          <div className={styles.portrait}>
            <PictureFrame picture={block.picture} frame="portrait" width="15rem" />
          </div>
        )}
        <blockquote>
          <p>{block.text}</p>
          <footer>
            <span className={styles.speaker}>{block.name ?? block.role}</span>{" "}
            <span>{block.name === null ? block.organisation : `${block.role}, ${block.organisation}`}</span>
          </footer>
        </blockquote>
      </div>
      <RiverDrawing name="quoteNarrow" className={styles.narrow} deep />
    </section>
  );
}
