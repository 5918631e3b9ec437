import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { RelatedStrategiesBlock } from "../../../content/types.ts";
import styles from "./related-strategies.module.css";

/**
 * Links from one factsheet to the others: three comparisons, and the list of all. Comparisons are dynamic, so they are
 * neither crawled nor loaded ahead.
 */
export function RelatedStrategiesView({ block }: { block: RelatedStrategiesBlock }): ReactElement {
  return (
    <section className={styles.related} id={block.id ?? undefined} data-print="hidden">
      <div className={`${layout.wrap} ${layout.withMargin}`}>
        <header>
          <h2>{block.heading}</h2>
          {block.note !== null && <p className={layout.note}>{block.note}</p>}
        </header>
        <div>
          <ul>
            {block.comparisons.map(
              ({ label, href, style }) =>
                href !== null && (
                  <li key={label}>
                    <a href={href} rel="nofollow">
                      Compare with {label}
                    </a>{" "}
                    {style}
                  </li>
                ),
            )}
          </ul>
          <OnwardLink link={block.allStrategies} />
        </div>
      </div>
    </section>
  );
}
