import type { ReactElement, ReactNode } from "react";
import lined from "../../../components/lined-letter.module.css";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import type { Person, SiteDocument } from "../../../content/types.ts";
import styles from "./profile-view.module.css";

/** What the firm states for all its people, as every page knows it. */
export type FirmLine = Pick<SiteDocument, "phoneHref" | "phoneDisplay" | "hours">;

/**
 * A person by name, or by role where no name is given: a portrait, years, words, facts. One of the firm's own, who has
 * `firmLine`, has the initial until there is a portrait, and the firm's telephone until a direct line is stated.
 */
export function ProfileView({
  person,
  firmLine,
}: {
  person: Person;
  firmLine: FirmLine | null;
}): ReactElement {
  const { name, role, picture, experience, words } = person;
  return (
    <article className={picture === null ? styles.person : `${styles.person} ${styles.pictured}`}>
      {picture !== null && (
        <div className={styles.portrait}>
          <PictureFrame picture={picture} frame="portrait" width="20rem" />
        </div>
      )}
      <div className={styles.said}>
        <div>
          {picture === null && firmLine !== null && (
            <span className={`${lined.letter} ${styles.initial}`} aria-hidden="true" data-markdown-omit="">
              {(name ?? role)[0]}
            </span>
          )}
          <h3>{name ?? role}</h3>
          {name !== null && <p className={styles.role}>{role}</p>}
          {experience !== null && <p className={styles.experience}>{experience}</p>}
          {words !== null && (
            <blockquote className={styles.words}>
              <p>“{words}”</p>
            </blockquote>
          )}
          <div className={styles.text}>
            <RichText blocks={person.text} />
          </div>
        </div>
        <ProfileFacts person={person} firmLine={firmLine} />
      </div>
    </article>
  );
}

function ProfileFacts({
  person: { facts, registration, directLine },
  firmLine,
}: {
  person: Person;
  firmLine: FirmLine | null;
}): ReactElement | null {
  if (facts.length === 0 && registration === null && directLine === null && firmLine === null) {
    return null;
  }
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <Fact label={label} key={label}>
          <RichText blocks={value} />
        </Fact>
      ))}
      {registration !== null && <Fact label="Registration">{registration}</Fact>}
      {directLine?.href && (
        <Fact label="Direct line">
          <a href={directLine.href}>{directLine.label}</a>
        </Fact>
      )}
      {firmLine !== null && directLine === null && (
        <Fact label="Telephone">
          <a href={firmLine.phoneHref}>{firmLine.phoneDisplay}</a>
        </Fact>
      )}
      {firmLine?.hours.map(({ days, hours }) => (
        <Fact label={days} key={days}>
          {hours}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
