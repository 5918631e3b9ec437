import type { ReactElement } from "react";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import type { Person } from "../../../content/types.ts";
import styles from "./contact-person.module.css";

/** Whom the visitor will speak with: by name, or by role until the firm states one. */
export function ContactPerson({ person }: { person: Person }): ReactElement {
  const { name, role, picture, words, text, directLine } = person;
  return (
    <div className={styles.person}>
      {picture !== null && (
        <div>
          <PictureFrame picture={picture} frame="portrait" width="6rem" inHead />
        </div>
      )}
      <div>
        <p className={styles.name}>You will speak with {name ?? `our ${asPartOfSentence(role)}`}</p>
        {name !== null && <p className={styles.role}>{role}</p>}
        <div className={styles.words}>{words === null ? <RichText blocks={text} /> : <p>“{words}”</p>}</div>
        {directLine?.href && (
          <p>
            <a href={directLine.href}>{directLine.label}</a>
          </p>
        )}
      </div>
    </div>
  );
}

function asPartOfSentence(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}
