import type { ReactElement } from "react";
import layout from "../layout.module.css";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import styles from "./section-text.module.css";

/** The sentence that opens a section's body. Renders nothing where none is written. */
export function SectionLede({ text }: { text: string | null }): ReactElement | null {
  return text === null ? null : <p className={styles.lede}>{noBreakRanges(text)}</p>;
}

/** Date, source or basis below a section's body. Renders nothing where none is written. */
export function SectionFootnote({ text }: { text: string | null }): ReactElement | null {
  return text === null ? null : <p className={layout.asOf}>{noBreakRanges(text)}</p>;
}

/** What a section found: at the head of a chapter it stands in the place of the chapter's sentence. */
export function Finding({
  text,
  isSample = false,
}: {
  text: string | null;
  isSample?: boolean;
}): ReactElement | null {
  if (text === null) return null;
  return (
    <p className={styles.finding} data-result="">
      {noBreakRanges(text)}
      {isSample && " "}
      {isSample && <SampleMark />}
    </p>
  );
}
