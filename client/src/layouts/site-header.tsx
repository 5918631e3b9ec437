import type { ReactElement } from "react";
import { ButtonLink } from "../components/action-link.tsx";
import { BrandMark } from "../components/brand-mark.tsx";
import type { SiteDocument } from "../content/types.ts";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchLink } from "./search-link.tsx";
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
