import type { ReactElement } from "react";
import { InitialDrawing } from "../../../art/marks/initial-drawing.tsx";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import type { Person } from "../../../content/types.ts";
import styles from "./contact-person.module.css";

/** Whom the visitor will speak with: by name, or by role until the firm states one. */
export function ContactPerson({ person }: { person: Person }): ReactElement {
  const { name, role, words, directLine } = person;
  return (
    <div className={styles.person}>
      <div>
        {person.picture === null ? (
          <InitialDrawing letter={person.initial} />
        ) : (
          <PictureFrame picture={person.picture} frame="portrait" width="6rem" inHead />
        )}
      </div>
      <div>
        <p className={styles.name}>You will speak with {name ?? `our ${asPartOfSentence(role)}`}</p>
        {name !== null && <p className={styles.role}>{role}</p>}
        {words !== null && <p className={styles.words}>“{words}”</p>}
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
