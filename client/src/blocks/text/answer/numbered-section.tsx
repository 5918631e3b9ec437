import type { ReactElement, ReactNode } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";

/**
 * A section with its heading above the body, and its number, note and onward link in the margin.
 */
export function NumberedSection({
  head,
  number,
  children,
}: {
  head: Pick<AnswerBlock, "id" | "heading" | "note" | "link">;
  number: number;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={layout.tight} id={head.id}>
      <div className={`${layout.wrap} ${styles.numbered}`}>
        <p className={styles.number} data-markdown-omit="">
          {number}
        </p>
        <h2>{head.heading}</h2>
        {(head.note !== null || head.link !== null) && (
          <div className={styles.aside}>
            {head.note !== null && <p className={layout.note}>{noBreakRanges(head.note)}</p>}
            {head.link !== null && <OnwardLink link={head.link} />}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
