import { type ReactElement, type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import layout from "../layout.module.css";
import styles from "./folded.module.css";
import { InChapter } from "./heading-levels.tsx";

/**
 * Words that phones show on demand, if they stand in a chapter and do not open it; elsewhere they stand open. A browser
 * that cannot show what lies in a closed drawer has the handle at every width.
 */
export function Folded({ name, children }: { name: string; children: ReactNode }): ReactElement {
  if (useContext(InChapter) !== "later") return <>{children}</>;
  return (
    <details className={styles.folded}>
      <summary data-untold="">
        <span className={styles.show}>Show</span>
        <span className={styles.hide}>Hide</span>
        <span className={layout.visuallyHidden}>: {name}</span>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
