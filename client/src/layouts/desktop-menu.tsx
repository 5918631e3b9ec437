import type { ReactElement } from "react";
import { useLocation } from "react-router";
import { Icon } from "../components/icon.tsx";
import type { HeaderGroup, Link } from "../content/types.ts";
import { isCurrentGroup } from "./current-group.ts";
import styles from "./desktop-menu.module.css";

/** The header's groups from 64rem up: names that are links, with dropdowns that open on hover, click and Down. */
export function DesktopMenu({ groups }: { groups: HeaderGroup[] }): ReactElement {
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li
            className={styles.group}
            key={group.id}
            aria-current={isCurrentGroup(group, pathname) ? "true" : undefined}
            data-menu-group={group.links.length > 0 ? "" : undefined}
          >
            <TopLink label={group.label} href={group.overview?.href ?? group.href} />
            {group.links.length > 0 && <Dropdown group={group} pathname={pathname} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopLink({ label, href }: { label: string; href: string | null }): ReactElement {
  if (href === null) {
    return <span className={`${styles.top} ${styles.plain}`}>{label}</span>;
  }
  return (
    <a className={styles.top} href={href}>
      {label}
    </a>
  );
}

function Dropdown({ group, pathname }: { group: HeaderGroup; pathname: string }): ReactElement {
  const id = `menu-${group.id}`;
  return (
    <>
      <button
        className={styles.toggle}
        type="button"
        aria-label={`${group.label} pages`}
        aria-expanded="false"
        aria-controls={id}
      >
        <Icon name="chevron-down" />
      </button>
      <ul className={styles.menu} id={id}>
        {group.links.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} current={link.href === pathname} />
          </li>
        ))}
        <StrategyNames group={group} pathname={pathname} />
      </ul>
    </>
  );
}

/** The strategies that a group names beside its links, as the last item of its list. */
export function StrategyNames({
  group,
  pathname,
}: {
  group: HeaderGroup;
  pathname: string;
}): ReactElement | null {
  if (group.strategies.length === 0) {
    return null;
  }
  return (
    <li>
      <span>Strategies</span>
      <ul>
        {group.strategies.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} current={link.href === pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A menu entry; plain text while its page is only planned. */
export function MenuLink({ link, current }: { link: Link; current: boolean }): ReactElement {
  if (link.href === null) {
    return <span>{link.label}</span>;
  }
  return (
    <a href={link.href} aria-current={current ? "page" : undefined}>
      {link.label}
    </a>
  );
}
