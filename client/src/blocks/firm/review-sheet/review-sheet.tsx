import type { ReactElement } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { PaperSection } from "../../../components/sections/paper-section.tsx";
import type { ReviewSheetBlock } from "../../../content/types.ts";
import { FeeFlow } from "./fee-flow.tsx";
import { ReviewPaper } from "./review-paper.tsx";
import styles from "./review-sheet.module.css";
import { ThreeAnswers } from "./three-answers.tsx";

/**
 * What a client gets at a review: a sheet of paper with words beside it, on a deep background if there are no points;
 * or a drawing of who pays whom in the sheet's place.
 */
export function ReviewSheetView({ block }: { block: ReviewSheetBlock }): ReactElement {
  const hasPoints = block.points.length > 0;
  const hasAnswers = block.part === "answers";
  const isPay = block.part === "pay";
  return (
    <PaperSection
      block={hasAnswers ? { ...block, link: null } : block}
      ornament={hasPoints || isPay ? null : <JoiningStreamsDrawing />}
      below={hasPoints ? <Points block={block} /> : null}
    >
      {isPay && <FeeFlow block={block} />}
      {hasAnswers && <ThreeAnswers block={block} />}
      {!isPay && !hasAnswers && <ReviewPaper block={block} />}
    </PaperSection>
  );
}

function Points({ block: { part, points, pointsHeading } }: { block: ReviewSheetBlock }): ReactElement {
  return (
    <>
      {pointsHeading !== null && <h2 className={styles.heading}>{pointsHeading}</h2>}
      <ol className={part === "whole" ? `${styles.points} ${styles.keyed}` : styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
