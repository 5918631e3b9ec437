import type { ReactElement, ReactNode } from "react";
import type { Link } from "../../content/types.ts";
import { OnwardLink } from "../action-link.tsx";
import layout from "../layout.module.css";
import styles from "./paper-section.module.css";

type PaperWords = { id: string | null; heading: string; text: string; link: Link | null };

/** Words beside a sheet of paper, and what stands below them; on a deep ground where there is an ornament for it. */
export function PaperSection({
  block,
  ornament,
  below,
  children,
}: {
  block: PaperWords;
  ornament: ReactElement | null;
  below: ReactElement | null;
  children: ReactNode;
}): ReactElement {
  const ground = ornament === null ? `${layout.tight} ${styles.plain}` : styles.deep;
  return (
    <section className={`${styles.ground} ${ground}`} id={block.id ?? undefined}>
      {ornament !== null && <div className={styles.ornament}>{ornament}</div>}
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
          {below}
          {block.link !== null && <OnwardLink link={block.link} />}
        </div>
        <div className={styles.paper}>{children}</div>
      </div>
    </section>
  );
}
