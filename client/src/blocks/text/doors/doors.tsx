import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { DoorsBlock } from "../../../content/types.ts";
import styles from "./doors.module.css";

/** Rows that lead on: what, for whom, in a sentence, and the way there. */
export function DoorsView({ block }: { block: DoorsBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing={block.surface ? "full" : "flush"}>
      <div className={styles.doors}>
        {block.items.map((door) => (
          <article className={styles.door} key={door.title}>
            <h3>{door.title}</h3>
            <p className={styles.detail}>{door.detail}</p>
            <p className={styles.text}>{door.text}</p>
            <p className={styles.way}>
              <OnwardLink link={door.link} />
            </p>
          </article>
        ))}
      </div>
    </MarginSection>
  );
}
