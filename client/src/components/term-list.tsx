import type { ReactElement } from "react";
import { type RichBlock, RichText } from "./rich-text.tsx";
import styles from "./term-list.module.css";

/** Terms and their meanings. `className` arranges the rows. */
export function TermList({
  items,
  className = "",
}: {
  items: { term: string; detail: RichBlock[] }[];
  className: string | undefined;
}): ReactElement {
  return (
    <dl className={`${styles.terms} ${className}`}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <RichText blocks={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
