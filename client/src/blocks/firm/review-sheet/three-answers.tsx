import type { ReactElement } from "react";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** The points as streams that become one gold line, which ends at their answers: a holding, its reason, the sum. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { id, heading, text, link, points } = block;
  const { company, reason } = block.holdings[0] as ReviewedHolding;
  const alt = `Three streams join and end at one sheet: ${block.title}.`;
  return (
    <WideSection head={{ id, heading, note: text, link, surface: false, sample: false }}>
      <div className={styles.answers}>
        <ul>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
        <JoiningStreamsDrawing alt={alt} className={styles.across} />
        <JoiningStreamsDrawing alt={alt} className={styles.down} down />
        <PaperSheet head={block} isWhole={false}>
          <p className={styles.company}>{company}</p>
          <p className={styles.reason}>{reason}</p>
          <dl className={styles.cost}>
            <dt>{block.costsHeading}</dt>
            <dd>
              {block.total}
              <HandStroke kind="underline" />
            </dd>
          </dl>
        </PaperSheet>
      </div>
    </WideSection>
  );
}
