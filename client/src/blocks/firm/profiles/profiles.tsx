import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ProfilesBlock, SiteDocument } from "../../../content/types.ts";
import { ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/** People: small in the ledger; large and side by side where the page is about them, who then are the firm's own. */
export function ProfilesView({ block, site }: { block: ProfilesBlock; site: SiteDocument }): ReactElement {
  const Frame = block.large ? WideSection : LedgerSection;
  const office = block.large ? { label: site.phoneDisplay, href: site.phoneHref } : null;
  return (
    <Frame head={block}>
      <div className={block.large ? styles.large : styles.small}>
        {block.items.map((person, index) => (
          <ProfileView person={person} office={office} key={`${person.role}-${index}`} />
        ))}
      </div>
      {block.closing !== null && (
        <div className={styles.closing}>
          <RichText blocks={block.closing} />
        </div>
      )}
    </Frame>
  );
}
