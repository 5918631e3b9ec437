import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { Link, RelatedStrategiesBlock, RelatedStrategy } from "../../../content/types.ts";
import styles from "./related-strategies.module.css";

/** Ways from one factsheet to the others: its neighbours by inception, two comparisons, and all by name. */
export function RelatedStrategiesView({ block }: { block: RelatedStrategiesBlock }): ReactElement {
  return (
    <section className={styles.related} id={block.id ?? undefined} data-print="hidden">
      <div className={`${layout.wrap} ${layout.ledger}`}>
        <header>
          <h2>{block.heading}</h2>
          {block.note !== null && <p className={layout.note}>{block.note}</p>}
        </header>
        <div>
          <ul>
            <Way label="Before it, by inception" link={block.previous} />
            <Way label="After it, by inception" link={block.following} />
            {block.comparisons.map((link) => (
              <Way label="Compare with" link={link} rel="nofollow" key={link.label} />
            ))}
          </ul>
          <ul className={styles.all}>
            {block.strategies.map((strategy) => (
              <Related strategy={strategy} key={strategy.name} />
            ))}
          </ul>
          {block.allStrategies !== null && <OnwardLink link={block.allStrategies} />}
        </div>
      </div>
    </section>
  );
}

/** Comparisons are drawn for each visitor: they are neither crawled nor loaded ahead. */
function Way({
  label,
  link,
  rel,
}: {
  label: string;
  link: Link | null;
  rel?: "nofollow";
}): ReactElement | null {
  if (link === null || link.href === null) return null;
  return (
    <li>
      <a href={link.href} rel={rel}>
        <span>{label}</span> {link.label}
      </a>
    </li>
  );
}

function Related({ strategy: { name, href, sinceYear } }: { strategy: RelatedStrategy }): ReactElement {
  return (
    <li>
      {href === null ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
      {sinceYear !== null && <small> {sinceYear}</small>}
    </li>
  );
}
