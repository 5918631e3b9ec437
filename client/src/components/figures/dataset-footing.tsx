import type { ReactElement } from "react";
import type { Footing } from "../../content/types.ts";
import { asOnWords } from "../format-date.ts";
import { Icon } from "../icon.tsx";
import styles from "./dataset-footing.module.css";

/** What the figures of a block rest on: basis, as-on day, source, and the rows to download. */
export function FootingBasis({ footing }: { footing: Footing }): ReactElement {
  return (
    <>
      <p className={styles.basis}>{footing.basis}</p>
      <p className={styles.date}>{asOnWords(footing.asOn, footing.age)}</p>
      <FootingSource footing={footing} />
    </>
  );
}

/** Where the figures come from, and the rows to download. Renders nothing when there is neither. */
export function FootingSource({ footing: { source, downloads } }: { footing: Footing }): ReactElement | null {
  if (source === null && downloads.length === 0) return null;
  return (
    <div className={styles.source}>
      {source !== null && <p>Source: {source}</p>}
      {downloads.map(({ label, href }) => (
        <p className={styles.download} data-print="hidden" key={label}>
          {href === null ? (
            label
          ) : (
            <a href={href}>
              <Icon name="download" />
              {label}
            </a>
          )}
        </p>
      ))}
    </div>
  );
}
