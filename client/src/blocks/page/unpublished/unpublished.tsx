import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { UnpublishedBlock } from "../../../content/types.ts";
import styles from "./unpublished.module.css";

/** The headings of sections without figures in one row, over what is said of all of them. */
export function UnpublishedView({
  block: { sections, text, ask },
}: {
  block: UnpublishedBlock;
}): ReactElement {
  return (
    <section className={layout.tight}>
      <div className={layout.wrap}>
        <div className={styles.headings}>
          {sections.map(({ id, heading }) => (
            <h2 id={id ?? undefined} key={heading}>
              {heading}
            </h2>
          ))}
        </div>
        <p className={styles.text}>
          {text} <OnwardLink link={ask} />
        </p>
      </div>
    </section>
  );
}
