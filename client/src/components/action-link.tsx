import type { ReactElement, ReactNode } from "react";
import type { Link } from "../content/types.ts";
import styles from "./actions.module.css";
import { Icon } from "./icon.tsx";

type ButtonLook = "primary" | "small" | "deepGold";

const BUTTON_CLASSES: Record<ButtonLook, string> = {
  primary: styles.button,
  small: `${styles.button} ${styles.small}`,
  deepGold: `${styles.button} ${styles.deepGold}`,
};

/** A link that looks like a button. A link whose page is only planned is plain text. */
export function ButtonLink({ link, look }: { link: Link; look: ButtonLook }): ReactElement {
  if (link.href === null) {
    return (
      <span className={look === "deepGold" ? `${styles.planned} ${styles.plannedDeep}` : styles.planned}>
        {link.label}
      </span>
    );
  }
  return (
    <a className={BUTTON_CLASSES[look]} href={link.href}>
      {link.label}
    </a>
  );
}

/** A link with an arrow: the way on. */
export function OnwardLink({ link }: { link: Link }): ReactElement {
  if (link.href === null) {
    return <span className={styles.planned}>{link.label}</span>;
  }
  return (
    <a className={styles.onward} href={link.href}>
      {link.label}
      <Icon name="arrow-right" />
    </a>
  );
}

/** Buttons and onward links side by side; on phones buttons take the full width. */
export function ActionRow({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.row}>{children}</div>;
}
