import type { ReactElement, ReactNode } from "react";
import type { Link } from "../../content/types.ts";
import { OnwardLink } from "../action-link.tsx";
import layout from "../layout.module.css";
import styles from "./paper-section.module.css";

type PaperWords = { id: string | null; heading: string; text: string; link: Link | null };

/** Words beside a sheet of paper. On a deep ground with an ornament, or with `points` below the words on the page's own. */
export function PaperSection({
  block,
  ornament,
  points = null,
  children,
}: {
  block: PaperWords;
  ornament: ReactElement;
  points?: ReactElement | null;
  children: ReactNode;
}): ReactElement {
  const isDeep = points === null;
  return (
    <section
      className={`${styles.ground} ${isDeep ? styles.deep : `${layout.tight} ${styles.plain}`}`}
      id={block.id ?? undefined}
    >
      {isDeep && <div className={styles.ornament}>{ornament}</div>}
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
          {points}
          {block.link !== null && <OnwardLink link={block.link} />}
        </div>
        <div className={styles.paper}>{children}</div>
      </div>
    </section>
  );
}
