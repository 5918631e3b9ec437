import { createElement, type ReactElement } from "react";
import icons from "../../generated/icons.json" with { type: "json" };
import styles from "./icon.module.css";

/** An icon of the site; another one of Lucide is added to ICON_NAMES in `client/bundling/icon-data.ts`. */
export type IconName = keyof typeof icons;

/** A line icon, hidden from screen readers: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([tag, attributes]) =>
        createElement(tag as string, { ...(attributes as object), key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
