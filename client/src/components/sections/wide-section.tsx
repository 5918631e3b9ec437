import { type ReactElement, type ReactNode, useContext } from "react";
import { OnwardLink } from "../action-link.tsx";
import layout from "../layout.module.css";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import { ChapterPart, type SectionHead } from "./chapter-part.tsx";
import { InChapter } from "./heading-levels.tsx";
import styles from "./wide-section.module.css";

/** A section whose body takes the whole measure: heading, note, mark and onward link stand above it. */
export function WideSection({ head, children }: { head: SectionHead; children: ReactNode }): ReactElement {
  if (useContext(InChapter) !== null) return <ChapterPart head={head}>{children}</ChapterPart>;
  const ground = head.surface ? layout.surface : layout.flush;
  return (
    <section
      className={`${layout.section} ${ground}`}
      id={head.id ?? undefined}
      data-markdown-omit={head.sample || undefined}
    >
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{head.heading}</h2>
          {head.link !== null && <OnwardLink link={head.link} />}
          {(head.note !== null || head.sample) && (
            <div className={styles.note}>
              {head.sample && <SampleMark />}
              {head.note !== null && <p>{noBreakRanges(head.note)}</p>}
            </div>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
