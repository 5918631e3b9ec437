import { type ReactElement, useContext } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { InChapter, SectionHeading } from "../../../components/sections/heading-levels.tsx";
import type { UnpublishedBlock } from "../../../content/types.ts";
import styles from "./unpublished.module.css";

/** The headings of sections without figures in one row, and one text for all of them. */
export function UnpublishedView({
  block: { sections, text, ask },
}: {
  block: UnpublishedBlock;
}): ReactElement {
  const isPart = useContext(InChapter) !== null;
  return (
    <section className={isPart ? undefined : layout.tight}>
      <div className={isPart ? undefined : layout.wrap}>
        <div className={styles.row}>
          {sections.map(({ id, heading }) => (
            <SectionHeading id={id ?? undefined} key={heading}>
              {heading}
            </SectionHeading>
          ))}
          <p>
            {text} <OnwardLink link={ask} />
          </p>
        </div>
      </div>
    </section>
  );
}
