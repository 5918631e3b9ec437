import type { ReactElement } from "react";
import { ButtonLink, OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { CallBandBlock, PageDocument } from "../../../content/types.ts";
import styles from "./call-band.module.css";

/**
 * The closing band, which asks for a call; the footer below it has the number. Elsewhere on a page it is a quiet
 * prompt.
 */
export function CallBandView({ block, page }: { block: CallBandBlock; page: PageDocument }): ReactElement {
  if (block !== page.blocks.at(-1)) {
    return (
      <div className={`${layout.wrap} ${styles.prompt}`}>
        <h2>{block.heading}</h2>
        <p>{noBreakRanges(block.text)}</p>
        <OnwardLink link={block.action} />
      </div>
    );
  }
  return (
    <section className={styles.band} data-print="hidden">
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
