import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./review-paper.module.css";

/**
 * The sheet or its costs: each holding with its reason and what was written beside it; the cost in rupees. As a proof it
 * has the numbers of the three promises at the purpose, our pay and the comparison.
 */
export function ReviewPaper({ block }: { block: ReviewSheetBlock }): ReactElement {
  return (
    <PaperSheet
      head={block}
      isWhole={block.part === "whole"}
      className={block.part === "proof" ? styles.proof : undefined}
    >
      {block.part !== "costs" && (
        <dl className={styles.holdings}>
          {block.holdings.map((holding) => (
            <HoldingRow holding={holding} key={holding.company} />
          ))}
        </dl>
      )}
      <YearCosts block={block} />
    </PaperSheet>
  );
}

function YearCosts({ block }: { block: ReviewSheetBlock }): ReactElement {
  return (
    <>
      <p className={styles.costsHeading}>{block.costsHeading}</p>
      <dl className={styles.costs}>
        {block.costs.map(({ label, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Together</dt>
          <dd>
            {block.total}
            <HandStroke kind="underline" />
          </dd>
        </div>
        <div className={styles.pay}>
          <dt>{block.pay.label}</dt>
          <dd>{block.pay.shown}</dd>
        </div>
      </dl>
      <p className={styles.closing}>
        <HandNote text={block.byHand} />
      </p>
    </>
  );
}

function HoldingRow({
  holding: { company, reason, isSold, byHand },
}: {
  holding: ReviewedHolding;
}): ReactElement {
  return (
    <div className={isSold ? `${styles.holding} ${styles.sold}` : styles.holding}>
      <dt>
        {isSold ? (
          <del>
            {company}
            <HandStroke kind="strike" />
          </del>
        ) : (
          company
        )}
      </dt>
      <dd className={styles.reason}>{isSold ? <del>{reason}</del> : reason}</dd>
      {byHand !== null && (
        <dd className={styles.byHand}>
          <HandNote text={byHand} isUnderlined={isSold} />
        </dd>
      )}
    </div>
  );
}
