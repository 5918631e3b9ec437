import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { HandStroke } from "../../../art/marks/hand-stroke.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { ReviewCost, ReviewedHolding, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./review-paper.module.css";

/**
 * The sheet: each holding with its reason and what was written beside it; the costs, if it is whole; the worst fall. Beside
 * points it has their numbers at the purpose, our pay and the fall.
 */
export function ReviewPaper({ block }: { block: ReviewSheetBlock }): ReactElement {
  const isWhole = block.part === "whole";
  return (
    <PaperSheet
      head={block}
      className={isWhole ? styles.proof : undefined}
      addresseeNumber={isWhole ? 1 : undefined}
    >
      <dl className={styles.holdings}>
        {block.holdings.map((holding) => (
          <HoldingRow holding={holding} key={holding.company} />
        ))}
      </dl>
      {isWhole && <YearCosts block={block} />}
      <p className={styles.sumsHeading} data-number={isWhole ? 3 : undefined}>
        {block.fallsHeading}
      </p>
      <dl className={styles.sums}>
        <Sums sums={block.falls} />
      </dl>
    </PaperSheet>
  );
}

function YearCosts({ block }: { block: ReviewSheetBlock }): ReactElement {
  return (
    <>
      <p className={styles.sumsHeading}>{block.costsHeading}</p>
      <dl className={styles.sums}>
        <Sums sums={block.costs} />
        <div className={styles.total}>
          <dt>Together</dt>
          <dd>
            {block.total}
            <HandStroke kind="underline" />
          </dd>
        </div>
        <div className={styles.pay}>
          <dt data-number="2">{block.pay.label}</dt>
          <dd>{block.pay.shown}</dd>
        </div>
      </dl>
      <p className={styles.closing}>
        <HandNote text={block.byHand} />
      </p>
    </>
  );
}

function Sums({ sums }: { sums: ReviewCost[] }): ReactElement[] {
  return sums.map(({ label, shown }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{shown}</dd>
    </div>
  ));
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
      <dd className={styles.reason}>{reason}</dd>
      {byHand !== null && (
        <dd className={styles.byHand}>
          <HandNote text={byHand} isUnderlined={isSold} />
        </dd>
      )}
    </div>
  );
}
