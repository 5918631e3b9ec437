import type { ReactElement } from "react";
import type { Breadcrumb } from "../../content/types.ts";
import styles from "./breadcrumbs.module.css";

/** The way from the top of the section to this page. Renders nothing for a page without a trail. */
export function Breadcrumbs({ trail }: { trail: Breadcrumb[] }): ReactElement | null {
  if (trail.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {trail.map((crumb, index) => (
          <li key={crumb.name} aria-current={index === trail.length - 1 ? "page" : undefined}>
            {crumb.href === null ? crumb.name : <a href={crumb.href}>{crumb.name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
