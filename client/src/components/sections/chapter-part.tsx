import type { ReactElement, ReactNode } from "react";
import type { Footing, Link } from "../../content/types.ts";
import { OnwardLink } from "../action-link.tsx";
import { formatDate } from "../format-date.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import styles from "./chapter-part.module.css";
import { PartHeading } from "./heading-levels.tsx";

/** The head of a section: its words, and its id for links. `isMarkedAbove`: a finding above bears the mark. */
export type SectionHead = {
  id: string | null;
  heading: string;
  note: string | null;
  link: Link | null;
  surface: boolean;
  sample: boolean;
  isMarkedAbove?: boolean;
};

/**
 * A section of a chapter. The row above its body has heading, mark, note and what its figures rest on. With `isHalf` it
 * may stand beside another section.
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
      <PartHead head={head} aside={aside} />
      {children}
    </section>
  );
}

/** The row of a heading. A section that mixes samples with stated figures puts the row above the part it describes. */
export function PartHead({ head, aside }: { head: SectionHead; aside?: ReactNode }): ReactElement {
  return (
    <header className={styles.head} id={head.id ?? undefined}>
      <h3>{head.heading}</h3> {head.sample && !head.isMarkedAbove && <SampleMark />}
      {head.note !== null && <p className={styles.note}>{noBreakRanges(head.note)}</p>}
      {head.link !== null && <OnwardLink link={head.link} />}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}

/** A heading in such a section. It says whether its part is a sample, or on which day it was stated. */
export function PartTitle({
  title,
  isSample,
  footing,
  aside,
}: {
  title: string;
  isSample: boolean;
  footing: Footing;
  aside?: ReactNode;
}): ReactElement {
  return (
    <div className={styles.head}>
      <PartHeading>{title}</PartHeading> {isSample ? <SampleMark /> : <StatedOn footing={footing} />}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** The day of stated figures that stand beside samples. */
export function StatedOn({ footing: { asOn } }: { footing: Footing }): ReactElement {
  return (
    <span className={styles.stated} data-markdown-omit="">
      Stated, {formatDate(asOn)}
    </span>
  );
}
