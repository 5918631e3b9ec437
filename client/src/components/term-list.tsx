import type { ReactElement } from "react";
import { type RichBlock, RichText } from "./rich-text.tsx";
import styles from "./term-list.module.css";

/**
 * Terms and their meanings. `className` arranges the rows. From the place `omittedFrom` on, terms are left out of the
 * Markdown twin.
 */
export function TermList({
  items,
  className = "",
  omittedFrom = items.length,
}: {
  items: { term: string; detail: RichBlock[] }[];
  className: string | undefined;
  omittedFrom?: number;
}): ReactElement {
  return (
    <dl className={`${styles.terms} ${className}`}>
      {items.map(({ term, detail }, place) => (
        <div data-markdown-omit={place >= omittedFrom || undefined} key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText blocks={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
