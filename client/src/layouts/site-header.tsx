import type { ReactElement } from "react";
import { ButtonLink } from "../components/action-link.tsx";
import { BrandMark } from "../components/brand-mark.tsx";
import { Icon } from "../components/icon.tsx";
import type { SiteDocument } from "../content/types.ts";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./site-header.module.css";

/** Skip link, logo, groups and the one action. */
export function SiteHeader({ site }: { site: SiteDocument }): ReactElement {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.logo} href="/" aria-label={`${site.product}, home`}>
            <BrandMark />
            <span>{site.product}</span>
          </a>
          <DesktopMenu groups={site.header} />
          <SearchLink site={site} />
          <div className={styles.action}>
            <ButtonLink link={site.action} look="small" />
          </div>
          <MobileMenu site={site} />
        </div>
      </header>
    </>
  );
}

/** The link to the search at the end of the header's bar: a magnifying glass, named by its label on all screens. */
function SearchLink({ site }: { site: SiteDocument }): ReactElement | null {
  if (site.search === null || site.search.href === null) {
    return null;
  }
  return (
    <a className={styles.glass} href={site.search.href} aria-label={site.search.label}>
      <Icon name="search" />
    </a>
  );
}
