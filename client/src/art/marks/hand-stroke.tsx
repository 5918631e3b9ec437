import type { ReactElement } from "react";
import styles from "./hand-stroke.module.css";

/** Strokes of a pen, in a frame of 100 by 20; stretched to whatever they mark. */
const STROKES = {
  underline: "M2 12C18 7 31 14 46 10S79 8 98 11M12 17C34 13 62 17 84 15",
  strike: "M1 11C14 7 27 14 43 10S71 7 99 9",
};

/** A stroke by hand: a line below words, or one through them. The words beside it say the same. */
export function HandStroke({ kind }: { kind: keyof typeof STROKES }): ReactElement {
  return (
    <svg
      className={`${styles.stroke} ${styles[kind]}`}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={STROKES[kind]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
