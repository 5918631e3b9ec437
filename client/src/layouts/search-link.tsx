import type { ReactElement } from "react";
import { Icon } from "../components/icon.tsx";
import type { SiteDocument } from "../content/types.ts";
import styles from "./search-link.module.css";

/** The link to the search at the end of the header's bar: a magnifying glass, named by its label on all screens. */
export function SearchLink({ site }: { site: SiteDocument }): ReactElement | null {
  if (site.search === null || site.search.href === null) {
    return null;
  }
  return (
    <a className={styles.glass} href={site.search.href} aria-label={site.search.label}>
      <Icon name="search" />
    </a>
  );
}
