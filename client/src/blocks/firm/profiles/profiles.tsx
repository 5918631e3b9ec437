import type { ReactElement } from "react";
import { type RichBlock, RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { Person, ProfilesBlock, SiteDocument } from "../../../content/types.ts";
import { ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/** What the firm states for all its people, as every page knows it. */
type FirmLine = Pick<SiteDocument, "phoneHref" | "phoneDisplay" | "hours">;

/**
 * People: small beside a margin; large and side by side where the page is about them, above the telephone that reaches all. Where
 * only roles are told, they are a list.
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
            <ProfileView person={person} isLarge={block.large} key={`${person.role}-${index}`} />
          ))}
        </div>
      )}
      {block.large && <Reached firm={site} />}
      {block.closing !== null && (
        <div className={styles.closing}>
          <RichText blocks={block.closing} />
        </div>
      )}
    </Frame>
  );
}

function Reached({ firm: { phoneHref, phoneDisplay, hours } }: { firm: FirmLine }): ReactElement {
  const open = hours.map((each) => `${each.days} ${each.hours}`).join(", ");
  return (
    <p className={styles.closing}>
      Telephone <a href={phoneHref}>{phoneDisplay}</a>, {open}.
    </p>
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
