import { type ReactElement, useId } from "react";
import { RosetteDrawing } from "../../../art/marks/rosette-drawing.tsx";
import { PictureFrame } from "../../../components/picture-frame.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import type { Profile } from "../../../content/types.ts";
import styles from "./profile-view.module.css";

/** A person by role, and by name where one is given: portrait or rosette, years, words, facts. */
export function ProfileView({ profile }: { profile: Profile }): ReactElement {
  const id = useId();
  return (
    <article className={styles.person}>
      {profile.picture === null ? (
        <div className={styles.drawing} role="img" aria-label={profile.alt}>
          <RosetteDrawing id={id} lobes={profile.lobes} monogram={profile.monogram} />
        </div>
      ) : (
        <div className={styles.drawing}>
          <PictureFrame picture={profile.picture} frame="portrait" width="20rem" />
        </div>
      )}
      <div>
        <h3>{profile.role}</h3>
        {profile.name !== null && <p className={styles.name}>{profile.name}</p>}
        {profile.experience !== null && <p className={styles.experience}>{profile.experience}</p>}
        <div className={styles.text}>
          <RichText blocks={profile.text} />
        </div>
        <ProfileFacts facts={profile.facts} />
      </div>
    </article>
  );
}

function ProfileFacts({ facts }: { facts: Profile["facts"] }): ReactElement | null {
  if (facts.length === 0) {
    return null;
  }
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
