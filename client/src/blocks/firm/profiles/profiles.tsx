import type { ReactElement } from "react";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { type RichBlock, RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import { TermList } from "../../../components/term-list.tsx";
import type { Person, ProfilesBlock, SiteDocument } from "../../../content/types.ts";
import { ProfileView } from "./profile-view.tsx";
import styles from "./profiles.module.css";

/** The firm's telephone and hours, which reach all its people. */
type FirmLine = Pick<SiteDocument, "phoneHref" | "phoneDisplay" | "hours">;

/**
 * People: small beside a margin, or large and side by side on a page about them, above the firm's telephone. If only
 * roles are stated, they are a list.
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
    <div className={styles.reached}>
      <PartHeading>Reach them by telephone</PartHeading>
      <p>
        <a href={phoneHref}>{phoneDisplay}</a>, {noBreakRanges(open)}.
      </p>
    </div>
  );
}

/** Whether only a person's role is stated, with its text and its facts. */
function isRole({ name, picture, experience, words, registration, directLine }: Person): boolean {
  return [name, picture, experience, words, registration, directLine].every((fact) => fact === null);
}

function roleRows({ role, text, facts }: Person): { term: string; detail: RichBlock[] }[] {
  const factRows = facts.map(({ label, value }) => ({ term: label, detail: value }));
  return [{ term: role, detail: text }, ...factRows];
}
