import type { ReactElement, ReactNode } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { AnswerBlock } from "../../../content/types.ts";
import styles from "./answer.module.css";

/**
 * A section with its number and heading above the body, and note and onward link in the margin. A half section has one
 * column.
 */
export function NumberedSection({
  head,
  number,
  children,
}: {
  head: Pick<AnswerBlock, "id" | "heading" | "note" | "link" | "half">;
  number: number;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={head.half ? `${layout.tight} ${styles.half}` : layout.tight} id={head.id}>
      <div className={`${layout.wrap} ${styles.numbered}`}>
        <p className={styles.number} data-markdown-omit="">
          {number}
        </p>
        <h2>{head.heading}</h2>
        <div>
          {head.note !== null && <p className={layout.note}>{noBreakRanges(head.note)}</p>}
          {head.link !== null && <OnwardLink link={head.link} />}
        </div>
        {children}
      </div>
    </section>
  );
}
