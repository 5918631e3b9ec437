import type { ReactElement } from "react";
import { ButtonLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { CallBandBlock } from "../../../content/types.ts";
import styles from "./call-band.module.css";

/** The closing band: ask for a call. The number stands in the footer below it. */
export function CallBandView({ block }: { block: CallBandBlock }): ReactElement {
  return (
    <section className={styles.band}>
      <div className={`${layout.wrap} ${styles.inner}`}>
        <div>
          <h2>{block.heading}</h2>
          <p>{noBreakRanges(block.text)}</p>
        </div>
        <ButtonLink link={block.action} look="deepGold" />
      </div>
    </section>
  );
}
