import { Fragment, type ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** The points as questions on the sheet, with their answers: the holdings, the first one's reason, the sum of all and our part. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { company, reason } = block.holdings[0] as ReviewedHolding;
  const answers = [
    <ul key="holdings">
      {block.holdings.map((holding) => (
        <li key={holding.company}>
          {holding.isSold ? <del>{holding.company}</del> : holding.company}{" "}
          {holding.isSold && holding.byHand !== null && <HandNote text={holding.byHand} />}
        </li>
      ))}
    </ul>,
    `${company}: ${reason}`,
    <Fragment key="sum">
      <span>
        {block.total}
        <HandStroke kind="underline" />
      </span>{" "}
      <p>
        {block.pay.label}: {block.pay.shown}
      </p>
    </Fragment>,
  ];
  return (
    <PaperSheet head={block}>
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
      {block.link !== null && <OnwardLink link={block.link} />}
    </PaperSheet>
  );
}
