import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import type { PageTabsBlock } from "../../../content/types.ts";
import styles from "./page-tabs.module.css";

/** Sections of a long page. The page script moves `aria-current` with the scroll. */
export function PageTabsView({ block }: { block: PageTabsBlock }): ReactElement {
  return (
    <nav className={styles.tabs} aria-label="On this page" data-page-tabs="" data-markdown-omit="">
      <div className={layout.wrap}>
        <ul className={styles.list}>
          {block.items.map((tab) => (
            <li key={tab.target}>
              <a href={`#${tab.target}`}>{tab.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
