import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ProfilesBlock } from "../../../content/types.ts";
import { ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/** People beside their rosettes: one stands in the ledger, several take the whole measure. */
export function Profiles({ block }: { block: ProfilesBlock }): ReactElement {
  const single = block.items.length === 1;
  const people = (
    <>
      <div className={single ? styles.single : styles.several}>
        {block.items.map((profile, index) => (
          <ProfileView profile={profile} key={`${profile.role}-${index}`} />
        ))}
      </div>
      {block.closing !== null && (
        <div className={single ? `${styles.closing} ${styles.indented}` : styles.closing}>
          <RichText blocks={block.closing} />
        </div>
      )}
    </>
  );
  return single ? (
    <LedgerSection head={block}>{people}</LedgerSection>
  ) : (
    <WideSection head={block}>{people}</WideSection>
  );
}
