import type { ReactElement } from "react";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** The points as questions on the sheet, with their answers: a holding, its reason, the sum. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { id, heading, text, link, points } = block;
  const { company, reason } = block.holdings[0] as ReviewedHolding;
  const sum = (
    <span>
      {block.total}
      <HandStroke kind="underline" />
    </span>
  );
  const answers = [company, reason, sum];
  return (
    <WideSection head={{ id, heading, note: text, link, surface: false, sample: false }}>
      <PaperSheet head={block} isWhole={false}>
        <dl className={styles.answers}>
          {points.map((point, place) => (
            <div key={point.title}>
              <dt>
                {point.title} <span>{point.text}</span>
              </dt>
              <dd>{answers[place]}</dd>
            </div>
          ))}
        </dl>
      </PaperSheet>
    </WideSection>
  );
}
