import type { ReactElement } from "react";
import { FeeFlowDrawing } from "../../../art/diagrams/fee-flow-drawing.tsx";
import readers from "../../../components/for-readers.module.css";
import type { ReviewCost, ReviewSheetBlock } from "../../../content/types.ts";
import styles from "./fee-flow.module.css";

/** Who pays whom, by the sheet's example: the fee as lines from the client to the manager, our part of them on to us. What ends at the manager has its words there. */
export function FeeFlow({ block }: { block: ReviewSheetBlock }): ReactElement {
  const { pay, kept, gst } = block;
  const fee = block.costs[0] as ReviewCost;
  const keeps = {
    label: "The manager keeps",
    rupees: fee.rupees - gst.rupees - pay.rupees,
    shown: kept,
  };
  const sums = [fee, keeps, gst, { label: "The manager pays us", shown: pay.shown }];
  return (
    <figure>
      <p className={styles.stations} aria-hidden="true" data-markdown-omit="">
        <span>You</span> <span>The manager</span> <span>Us</span>
      </p>
      <FeeFlowDrawing kept={keeps} tax={gst} passedOnRupees={pay.rupees} className={styles.lines} />
      <dl className={styles.sums}>
        {sums.map(({ label, shown }, place) => (
          <div className={place === 1 || place === 2 ? readers.visuallyHidden : undefined} key={label}>
            <dt>{label}</dt> <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
