import type { ReactElement } from "react";
import { ButtonLink } from "../../../components/action-link.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import type { CallBandBlock } from "../../../content/types.ts";
import styles from "./call-band.module.css";

/** The closing band: ask for a call. The number stands in the footer below it. */
export function CallBandView({ block }: { block: CallBandBlock }): ReactElement {
  return (
    <section className={styles.band}>
      <div className={`${layout.wrap} ${styles.inner}`}>
        <div>
          <h2>{block.heading}</h2>
          <p>{keptRanges(block.text)}</p>
        </div>
        <ButtonLink link={block.action} look="deepGold" />
      </div>
    </section>
  );
}
