import type { ReactElement } from "react";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** The points as questions on the sheet, with their answers: the holdings, the first one's reason, the sum of all. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { company, reason } = block.holdings[0] as ReviewedHolding;
  const answers = [
    <ul key="holdings">
      {block.holdings.map((holding) => (
        <li key={holding.company}>{holding.isSold ? <del>{holding.company}</del> : holding.company}</li>
      ))}
    </ul>,
    `${company}: ${reason}`,
    <span key="sum">
      {block.total}
      <HandStroke kind="underline" />
    </span>,
  ];
  return (
    <PaperSheet head={block} isWhole={false}>
      <dl className={styles.answers}>
        {block.points.map((point, place) => (
          <div key={point.title}>
            <dt>
              {point.title} <span>{point.text}</span>
            </dt>
            <dd>{answers[place]}</dd>
          </div>
        ))}
      </dl>
    </PaperSheet>
  );
}
