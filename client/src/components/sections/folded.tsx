import { type ReactElement, type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import styles from "./folded.module.css";
import { InChapter } from "./heading-levels.tsx";

/** So few points stay open. */
const MOST_OPEN = 2;
const SMALL_COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/**
 * What phones show on demand. In a chapter, this is all but its first section and what has few points, and that too if it
 * only repeats what stands above (`isRepeated`). Wide screens show all of it without a button, except in browsers whose
 * CSS cannot open a closed `<details>`. With `isAnywhere`, wide screens fold it, too, and a link to its section opens it.
 * `name` says what is shown, or how many points there are.
 */
export function Folded({
  name,
  isRepeated = false,
  isAnywhere = false,
  children,
}: {
  name: string | number;
  isRepeated?: boolean;
  isAnywhere?: boolean;
  children: ReactNode;
}): ReactElement {
  const place = useContext(InChapter);
  const isShort = typeof name === "number" && name <= MOST_OPEN;
  const isOpen = !isAnywhere && (place === null || isShort || (place === "first" && !isRepeated));
  if (isOpen) return <>{children}</>;
  return (
    <details className={isAnywhere ? `${styles.folded} ${styles.anywhere}` : styles.folded}>
      <summary data-markdown-omit="">
        <span className={styles.show}>Show</span> <span className={styles.hide}>Hide</span>
        {typeof name === "string" ? ` ${name}` : ` the ${SMALL_COUNTS[name - 1] ?? name} points`}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
