import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewPoint, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** Three questions on the sheet, with their answers: each holding beside its reason, the sum of all and our part. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  const [own, why, cost] = block.points as [ReviewPoint, ReviewPoint, ReviewPoint];
  return (
    <PaperSheet head={block}>
      <p className={`${styles.row} ${styles.questions}`}>
        <span>{own.title}</span> <span>{why.title}</span>
      </p>
      <dl>
        {block.holdings.map(({ company, reason, isSold, byHand }) => (
          <div className={styles.row} key={company}>
            <dt>{isSold ? <del>{company}</del> : company}</dt>
            <dd>
              {reason} {isSold && byHand !== null && <HandNote text={byHand} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.row} ${styles.cost}`}>
        <p className={styles.questions}>{cost.title}</p>
        <p className={styles.sum}>
          {block.total}
          <HandStroke kind="underline" />
        </p>
        <p>{cost.text}</p>
        <p>
          {block.pay.label}: {block.pay.shown}
        </p>
      </div>
      {block.link !== null && <OnwardLink link={block.link} />}
    </PaperSheet>
  );
}
