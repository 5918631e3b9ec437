import type { ReactElement } from "react";
import { SearchForm } from "../../../components/search-form.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Link, SearchBlock, SiteDocument } from "../../../content/types.ts";
import { Island } from "../../../islands/island.tsx";
import styles from "./search.module.css";
import { SearchResults } from "./search-results.tsx";

/** The form, and below it the results, or links to begin with. */
export function SearchView({ block, site }: { block: SearchBlock; site: SiteDocument }): ReactElement {
  return (
    <MarginSection head={block} spacing="flush">
      {typeof site.search?.href === "string" && (
        <Island
          name="search"
          on="intent"
          isQuiet
          component={SearchForm}
          props={{ action: site.search.href, searchText: block.searchText }}
        />
      )}
      {block.searchText === "" ? (
        <Ways heading="Where to begin" links={block.starts} />
      ) : (
        <>
          <p className={styles.summary}>{summaryOf(block)}</p>
          {block.results.length > 0 && <SearchResults results={block.results} />}
          <Ways heading="Did you mean" links={block.nearest} />
          {block.found === 0 && <Ways heading="Where else to look" links={block.elsewhere} />}
        </>
      )}
    </MarginSection>
  );
}

/** "The best 20 of 46 results for “tax”.", and what was searched for if that is not what was typed. */
function summaryOf({ searchText, meant, isPartial, found, results }: SearchBlock): string {
  if (found === 0) {
    return `Nothing on this site contains “${searchText}”.`;
  }
  const count = found > results.length ? `The best ${results.length} of ${found}` : `${found}`;
  const noun = found === 1 ? "result" : "results";
  const read = `${count} ${noun} for “${meant ?? searchText}”`;
  const missed = meant === null ? "" : `Nothing contains “${searchText}”. `;
  return isPartial
    ? `${missed}No text contains all of these words. ${read}, each with some of them.`
    : `${missed}${read}.`;
}

function Ways({ heading, links }: { heading: string; links: Link[] }): ReactElement | null {
  if (links.length === 0) {
    return null;
  }
  return (
    <div className={styles.ways}>
      <h3>{heading}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.label}>{link.href === null ? link.label : <a href={link.href}>{link.label}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
