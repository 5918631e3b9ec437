import type { ReactElement, ReactNode } from "react";
import type { Link } from "../../content/types.ts";
import { OnwardLink } from "../action-link.tsx";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import styles from "./chapter-part.module.css";

/** What a section's margin column shows. */
export type SectionHead = {
  id: string | null;
  heading: string;
  note: string | null;
  link: Link | null;
  surface: boolean;
  sample: boolean;
};

/**
 * A section of a chapter: its heading, mark, note and what its figures rest on in one row above its body. `isHalf`: it
 * may stand beside another one.
 */
export function ChapterPart({
  head,
  aside,
  isHalf = false,
  children,
}: {
  head: SectionHead;
  aside?: ReactNode;
  isHalf?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <section data-half={isHalf ? "" : undefined} data-markdown-omit={head.sample || undefined}>
      <header className={styles.head} id={head.id ?? undefined}>
        <h3>{head.heading}</h3> {head.sample && <SampleMark />}
        {head.note !== null && <p className={styles.note}>{noBreakRanges(head.note)}</p>}
        {head.link !== null && <OnwardLink link={head.link} />}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
