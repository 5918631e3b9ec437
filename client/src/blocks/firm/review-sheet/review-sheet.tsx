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
 * or a drawing of what stands on it.
 */
export function ReviewSheetView({ block }: { block: ReviewSheetBlock }): ReactElement {
  if (block.part === "pay") return <FeeFlow block={block} />;
  const hasPoints = block.points.length > 0;
  const hasAnswers = block.part === "answers";
  return (
    <PaperSection
      block={hasAnswers ? { ...block, link: null } : block}
      ornament={hasPoints ? null : <JoiningStreamsDrawing />}
      below={hasPoints ? <Points block={block} /> : null}
    >
      {hasAnswers ? <ThreeAnswers block={block} /> : <ReviewPaper block={block} />}
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
