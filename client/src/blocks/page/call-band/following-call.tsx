import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import type { CallBandBlock, SiteDocument } from "../../../content/types.ts";
import styles from "./following-call.module.css";

/**
 * On phones, the closing band's link and the number as one quiet line at the window's foot, until the band is reached.
 */
export function FollowingCall({ block, site }: { block: CallBandBlock; site: SiteDocument }): ReactElement {
  return (
    <div className={styles.call} data-following="" data-markdown-omit="">
      <OnwardLink link={block.action} /> <a href={site.phoneHref}>{site.phoneDisplay}</a>
    </div>
  );
}
