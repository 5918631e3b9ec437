import type { ReactElement } from "react";
import styles from "./hand-note.module.css";
import { HandStroke } from "./hand-stroke.tsx";

/** Handwriting on a sheet: in the colour of ink, a little slanted, underlined where it matters. */
export function HandNote({
  text,
  isUnderlined = false,
}: {
  text: string;
  isUnderlined?: boolean;
}): ReactElement {
  return (
    <span className={styles.note}>
      {text}
      {isUnderlined && <HandStroke kind="underline" />}
    </span>
  );
}
