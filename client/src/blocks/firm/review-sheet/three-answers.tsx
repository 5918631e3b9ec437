import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./three-answers.module.css";

/** What you own, why and at what cost: each holding beside its reason, the sum of all and our part. */
export function ThreeAnswers({ block }: { block: ReviewSheetBlock }): ReactElement {
  return (
    <PaperSheet head={block}>
      <p className={`${styles.row} ${styles.questions}`}>
        <span data-number="1">What you own</span> <span data-number="2">Why you own it</span>
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
        <p className={styles.questions} data-number="3">
          {block.costsHeading}
        </p>
        <p className={styles.sum}>
          {block.total}
          <HandStroke kind="underline" />
        </p>
        <p className={styles.part}>
          {block.pay.label}: {block.pay.shown}
        </p>
      </div>
      {block.link !== null && <OnwardLink link={block.link} />}
    </PaperSheet>
  );
}
