import type { ReactElement } from "react";
import { type RichBlock, RichText } from "./rich-text.tsx";
import styles from "./term-list.module.css";

/**
 * Terms and what they mean. How the rows lie and are ruled, `className` says. From the place `untoldFrom` on they are
 * left out where pages are told in words.
 */
export function TermList({
  items,
  className = "",
  untoldFrom = items.length,
}: {
  items: { term: string; detail: RichBlock[] }[];
  className: string | undefined;
  untoldFrom?: number;
}): ReactElement {
  return (
    <dl className={`${styles.terms} ${className}`}>
      {items.map(({ term, detail }, place) => (
        <div data-untold={place >= untoldFrom || undefined} key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText blocks={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
