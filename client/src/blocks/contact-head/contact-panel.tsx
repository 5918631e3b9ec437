import type { ReactElement } from "react";
import { ActionRow, ButtonLink, OnwardLink } from "../../components/action-link.tsx";
import { Icon } from "../../components/icon.tsx";
import { RichText } from "../../components/rich-text.tsx";
import type { ContactHeadBlock, SiteDocument } from "../../content/types.ts";
import styles from "./contact-panel.module.css";

/** The panel beside the contact details: what to bring, and a button to call or write. */
export function ContactPanel({ block, site }: { block: ContactHeadBlock; site: SiteDocument }): ReactElement {
  return (
    <div className={styles.panel}>
      <h2>{block.asideHeading}</h2>
      <div className={styles.text}>
        <RichText blocks={block.asideText} />
      </div>
      <div className={styles.actions}>
        <ActionRow>
          <ButtonLink link={{ label: site.phoneDisplay, href: site.phoneHref }} look="primary">
            <Icon name="phone" />
          </ButtonLink>
          <OnwardLink link={{ label: site.email, href: `mailto:${site.email}` }} />
        </ActionRow>
      </div>
      <ul className={styles.hours}>
        {site.hours.map(({ days, hours }) => (
          <li key={days}>
            {days}, {hours}
          </li>
        ))}
      </ul>
    </div>
  );
}
