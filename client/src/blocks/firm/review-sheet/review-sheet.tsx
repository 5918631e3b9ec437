import type { ReactElement } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { ReviewPoint, ReviewSheetBlock } from "../../../content/types.ts";
import { ReviewPaper } from "./review-paper.tsx";
import styles from "./review-sheet.module.css";

/** What a client gets at a review: a sheet of paper, and words beside it; on a deep ground where there are no points. */
export function ReviewSheetView({ block }: { block: ReviewSheetBlock }): ReactElement {
  const isDeep = block.points.length === 0;
  return (
    <section
      className={`${styles.ground} ${isDeep ? styles.deep : `${layout.tight} ${styles.plain}`}`}
      id={block.id ?? undefined}
    >
      {isDeep && (
        <div className={styles.streams}>
          <JoiningStreamsDrawing />
        </div>
      )}
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
          <Points points={block.points} />
          {block.link !== null && <OnwardLink link={block.link} />}
        </div>
        <div className={styles.paper}>
          <ReviewPaper block={block} />
        </div>
      </div>
    </section>
  );
}

function Points({ points }: { points: ReviewPoint[] }): ReactElement | null {
  if (points.length === 0) return null;
  return (
    <ol className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
