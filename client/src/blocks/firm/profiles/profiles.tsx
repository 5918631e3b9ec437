import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ProfilesBlock } from "../../../content/types.ts";
import { ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/** People: small in the ledger; large and side by side where the page is about them. */
export function ProfilesView({ block }: { block: ProfilesBlock }): ReactElement {
  const Frame = block.large ? WideSection : LedgerSection;
  return (
    <Frame head={block}>
      <div className={block.large ? styles.large : styles.small}>
        {block.items.map((person, index) => (
          <ProfileView person={person} key={`${person.role}-${index}`} />
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
