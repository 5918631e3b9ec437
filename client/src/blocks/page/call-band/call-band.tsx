import type { ReactElement } from "react";
import { ActionRow, ButtonLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import type { CallBandBlock, SiteDocument } from "../../../content/types.ts";
import styles from "./call-band.module.css";

/** The closing band: ask for a call, or call. */
export function CallBandView({ block, site }: { block: CallBandBlock; site: SiteDocument }): ReactElement {
  return (
    <section className={styles.band}>
      <div className={`${layout.wrap} ${styles.inner}`}>
        <div>
          <h2>{block.heading}</h2>
          <p>{keptRanges(block.text)}</p>
        </div>
        <ActionRow>
          <ButtonLink link={block.action} look="deepGold" />{" "}
          <ButtonLink link={{ label: site.phoneDisplay, href: site.phoneHref }} look="deepLine">
            <Icon name="phone" />
          </ButtonLink>
        </ActionRow>
      </div>
    </section>
  );
}
