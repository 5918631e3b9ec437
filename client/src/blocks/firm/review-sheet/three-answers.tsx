import type { ReactElement } from "react";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** Where the three answers stand on the sheet, as shares of its height. */
const ANSWERS_AT = [51, 61, 81];

/** The points, each with a line to its answer on the sheet: a holding, its reason, the sum. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { id, heading, text, link, points } = block;
  const { company, reason } = block.holdings[0] as ReviewedHolding;
  const alt = `Three lines lead to one sheet: ${block.title}.`;
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
        <svg
          className={styles.across}
          viewBox="0 0 600 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={alt}
        >
          {ANSWERS_AT.map((to, place) => {
            const from = (100 * (2 * place + 1)) / 6;
            return <path d={`M0 ${from}C300 ${from} 300 ${to} 600 ${to}`} key={to} />;
          })}
        </svg>
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
