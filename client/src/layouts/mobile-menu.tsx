import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "../components/action-link.tsx";
import { Icon } from "../components/icon.tsx";
import type { HeaderGroup, SiteDocument } from "../content/types.ts";
import { isCurrentGroup } from "./current-group.ts";
import { MenuLink, StrategyNames } from "./desktop-menu.tsx";
import styles from "./mobile-menu.module.css";

/** The menu below 64rem: a popover with one accordion section open at a time. Works without script. */
export function MobileMenu({ site }: { site: SiteDocument }): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <button className={styles.toggle} type="button" popoverTarget="mobile-menu" aria-label="Menu">
        <Icon name="menu" />
        <Icon name="x" />
      </button>
      <nav className={styles.panel} id="mobile-menu" popover="auto" aria-label="Menu">
        {site.header.map((group) => (
          <MobileGroup group={group} pathname={pathname} key={group.id} />
        ))}{" "}
        {typeof site.search?.href === "string" && (
          <a className={styles.single} href={site.search.href}>
            {site.search.label}
          </a>
        )}
        <div className={styles.ask}>
          <ButtonLink link={site.action} look="primary" />
        </div>
      </nav>
    </>
  );
}

function MobileGroup({ group, pathname }: { group: HeaderGroup; pathname: string }): ReactElement {
  if (group.links.length === 0) {
    return group.href === null ? (
      <span className={`${styles.single} ${styles.plain}`}>{group.label}</span>
    ) : (
      <a className={styles.single} href={group.href}>
        {group.label}
      </a>
    );
  }
  return (
    <details name="mobile-menu" open={isCurrentGroup(group, pathname) || undefined}>
      <summary>
        {group.label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {[group.overview, ...group.links]
          .filter((link) => link !== null)
          .map((link) => (
            <li key={link.label}>
              <MenuLink link={link} current={link.href === pathname} />
            </li>
          ))}
        <StrategyNames group={group} pathname={pathname} />
      </ul>
    </details>
  );
}
