import type { ReactElement, ReactNode } from "react";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import type { Person } from "../../../content/types.ts";
import styles from "./profile-view.module.css";

/**
 * A person by name, or by role if no name is given: portrait, years, text, facts, words. On a page about the people the
 * texts of all begin on one line, above the years, and the initial of a name stands in for a missing portrait.
 */
export function ProfileView({ person, isLarge }: { person: Person; isLarge: boolean }): ReactElement {
  const { name, role, picture, experience, words } = person;
  const years = experience === null ? null : <p className={styles.experience}>{experience}</p>;
  const hasInitial = isLarge && picture === null && name !== null;
  return (
    <article className={picture === null ? styles.person : `${styles.person} ${styles.pictured}`}>
      {picture !== null && (
        <div className={styles.portrait}>
          <PictureFrame picture={picture} frame="portrait" width="20rem" />
        </div>
      )}
      <div>
        <div className={hasInitial ? styles.beside : isLarge ? styles.own : undefined}>
          {hasInitial && (
            <div className={styles.initial} aria-hidden="true" data-markdown-omit="">
              <span>{name[0]}</span>
            </div>
          )}
          <h3>{name ?? role}</h3>
          {name !== null && <p className={styles.role}>{role}</p>}
          {!isLarge && years}
          <div className={styles.text}>
            <RichText blocks={person.text} />
          </div>
          {isLarge && years}
        </div>
        <ProfileFacts person={person} />
        {words !== null && (
          <blockquote className={styles.words}>
            <p>“{words}”</p>
            <footer>{name ?? role}</footer>
          </blockquote>
        )}
      </div>
    </article>
  );
}

function ProfileFacts({
  person: { facts, registration, directLine },
}: {
  person: Person;
}): ReactElement | null {
  if (facts.length === 0 && registration === null && directLine === null) {
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
