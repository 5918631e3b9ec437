import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { GlossaryBlock, SiteDocument, Term } from "../../../content/types.ts";
import styles from "./glossary.module.css";

/**
 * Terms in the order of their names, each with an address of its own. Their letters are links that stay in sight, in
 * the margin or above, and stand beside the first term of each. Above them is the search.
 */
export function GlossaryView({ block, site }: { block: GlossaryBlock; site: SiteDocument }): ReactElement {
  const firsts = block.terms.filter(
    (term, place) => letterOf(term) !== letterOf(block.terms[place - 1] ?? null),
  );
  return (
    <MarginSection head={block} spacing="flush" aside={<Letters firsts={firsts} />}>
      {typeof site.search?.href === "string" && (
        <div className={styles.search} data-markdown-omit="">
          <SearchForm action={site.search.href} label="Find a term, here or anywhere on this site" />
        </div>
      )}
      <dl className={styles.terms}>
        {block.terms.map((term) => (
          <TermView term={term} isFirst={firsts.includes(term)} key={term.id} />
        ))}
      </dl>
      <p className={layout.asOf}>{block.footnote}</p>
    </MarginSection>
  );
}

function letterOf(term: Term | null): string | undefined {
  return term?.name.charAt(0).toUpperCase();
}

function Letters({ firsts }: { firsts: Term[] }): ReactElement {
  return (
    <nav className={styles.letters} aria-label="Letters" data-markdown-omit="">
      <ul>
        {firsts.map((term) => (
          <li key={term.id}>
            <a href={`#${term.id}`}>{letterOf(term)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TermView({ term, isFirst }: { term: Term; isFirst: boolean }): ReactElement {
  return (
    <div className={styles.term} id={term.id}>
      <dt>
        {isFirst && (
          <span className={styles.letter} aria-hidden="true" data-markdown-omit="">
            {letterOf(term)}
          </span>
        )}{" "}
        <dfn>{term.name}</dfn> {term.full !== null && <span>{term.full}</span>}
      </dt>
      <dd>
        <RichText blocks={term.definition} />
        {term.formula !== null && <p className={styles.formula}>= {term.formula}</p>}
        <p className={styles.source}>{noBreakRanges(term.source)}</p>
      </dd>
    </div>
  );
}
