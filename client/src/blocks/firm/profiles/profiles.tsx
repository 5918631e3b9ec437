import type { ReactElement } from "react";
import { type RichBlock, RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { Person, ProfilesBlock } from "../../../content/types.ts";
import { type FirmLine, ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/**
 * People: small beside a margin; large and side by side where the page is about them. Where only roles are told, they are
 * a list.
 */
export function ProfilesView({ block, site }: { block: ProfilesBlock; site: FirmLine }): ReactElement {
  const Frame = block.large ? WideSection : MarginSection;
  return (
    <Frame head={block}>
      {!block.large && block.items.every(isRole) ? (
        <TermList items={block.items.flatMap(roleRows)} className={styles.roles} />
      ) : (
        <div className={block.large ? styles.large : styles.small}>
          {block.items.map((person, index) => (
            <ProfileView
              person={person}
              firmLine={block.large ? site : null}
              key={`${person.role}-${index}`}
            />
          ))}
        </div>
      )}
      {block.closing !== null && (
        <div className={styles.closing}>
          <RichText blocks={block.closing} />
        </div>
      )}
    </Frame>
  );
}

/** Whether nothing is told of a person but a role, its words and its facts. */
function isRole({ name, picture, experience, words, registration, directLine }: Person): boolean {
  return [name, picture, experience, words, registration, directLine].every((told) => told === null);
}

function roleRows({ role, text, facts }: Person): { term: string; detail: RichBlock[] }[] {
  const told = facts.map(({ label, value }) => ({ term: label, detail: value }));
  return [{ term: role, detail: text }, ...told];
}
