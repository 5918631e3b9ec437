import type { ReactElement } from "react";
import { RiverDrawing } from "../../../art/rivers/river-drawing.tsx";
import layout from "../../../components/layout.module.css";
import type { QuoteBlock } from "../../../content/types.ts";
import styles from "./quote.module.css";

/** A sentence beside one great stone. */
export function QuoteView({ block }: { block: QuoteBlock }): ReactElement {
  return (
    <section
      className={styles.quote}
      id={block.id ?? undefined}
      aria-label={`A word from the ${block.role}`}
      data-reveal=""
    >
      <RiverDrawing name="quoteWide" className={styles.wide} align="xMaxYMid" deep />
      <div className={layout.wrap}>
        <blockquote>
          <p>{block.text}</p>
          <footer>
            <span className={styles.role}>{block.role}</span> <span>{block.organisation}</span>
          </footer>
        </blockquote>
      </div>
      <RiverDrawing name="quoteNarrow" className={styles.narrow} deep />
    </section>
  );
}
