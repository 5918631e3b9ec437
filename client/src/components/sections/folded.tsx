import { type ReactElement, type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import { countInWords } from "../small-counts.ts";
import styles from "./folded.module.css";
import { InChapter } from "./heading-levels.tsx";

/**
 * What phones show on demand: in a chapter, what does not open it, or what was told above already (`isTold`); elsewhere
 * what the content says (`isOnDemand`). Wide screens show all of it without a button, except in browsers whose CSS cannot
 * open a closed `<details>`. `name` says what is shown, or how many points below the heading.
 */
export function Folded({
  name,
  isTold = false,
  isOnDemand = false,
  children,
}: {
  name: string | number;
  isTold?: boolean;
  isOnDemand?: boolean;
  children: ReactNode;
}): ReactElement {
  const place = useContext(InChapter);
  const isOpen = place === null ? !isOnDemand : place === "first" && !isTold;
  if (isOpen) return <>{children}</>;
  return (
    <details className={styles.folded}>
      <summary data-markdown-omit="">
        <span className={styles.show}>Show</span> <span className={styles.hide}>Hide</span>
        {typeof name === "string" ? ` ${name}` : ` the ${countInWords(name)} points`}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
