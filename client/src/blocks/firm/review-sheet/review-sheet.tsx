import { type ReactElement, useId } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { ReviewSheetBlock } from "../../../content/types.ts";
import { ReviewPaper } from "./review-paper.tsx";
import styles from "./review-sheet.module.css";

/** What a client gets at a review: a sheet of paper on a deep ground, and a few words beside it. */
export function ReviewSheetView({ block }: { block: ReviewSheetBlock }): ReactElement {
  const captionId = useId();
  return (
    <section className={styles.ground} id={block.id ?? undefined}>
      <div className={styles.streams}>
        <JoiningStreamsDrawing />
      </div>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
          {block.link !== null && <OnwardLink link={block.link} />}
        </div>
        <figure aria-labelledby={captionId}>
          <ReviewPaper block={block} />
          <figcaption className={styles.caption} id={captionId}>
            {block.caption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
