import { type ReactElement, type ReactNode, useContext } from "react";
import { OnwardLink } from "../action-link.tsx";
import styles from "../layout.module.css";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import { ChapterPart, type SectionHead } from "./chapter-part.tsx";
import { InChapter } from "./heading-levels.tsx";

/**
 * `flush` leaves no room above, for what follows a page's heading; `tight` is for similar sections with a rule between
 * them.
 */
type SectionSpacing = "full" | "flush" | "tight";

const SPACING_CLASSES: Record<SectionSpacing, string> = {
  full: styles.section,
  flush: `${styles.section} ${styles.flush}`,
  tight: styles.tight,
};

/**
 * A section with a margin: number, heading, note, mark and onward link in the margin, the body beside it. A section of a
 * chapter has no margin: its heading stands above the body. On phones the onward link is the section's last line.
 */
export function MarginSection({
  head,
  number = null,
  aside,
  spacing = "full",
  isHalf = false,
  children,
}: {
  head: SectionHead;
  number?: number | null;
  aside?: ReactNode;
  spacing?: SectionSpacing;
  isHalf?: boolean;
  children: ReactNode;
}): ReactElement {
  if (useContext(InChapter) !== null) {
    return (
      <ChapterPart head={head} aside={aside} isHalf={isHalf}>
        {children}
      </ChapterPart>
    );
  }
  const ground = head.surface ? ` ${styles.surface}` : "";
  return (
    <section
      className={`${SPACING_CLASSES[spacing]}${ground}`}
      id={head.id ?? undefined}
      data-markdown-omit={head.sample || undefined}
    >
      <div className={`${styles.wrap} ${styles.withMargin}`}>
        <header className={styles.margin}>
          <h2 data-number={number ?? undefined}>{head.heading}</h2>
          {head.sample && (
            <p className={styles.note}>
              <SampleMark />
            </p>
          )}
          {head.note !== null && <p className={styles.note}>{noBreakRanges(head.note)}</p>}
          {head.link !== null && (
            <p className={styles.onward}>
              <OnwardLink link={head.link} />
            </p>
          )}
          {aside}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}
