import { Children, type ReactElement, type ReactNode } from "react";
import styles from "./paired.module.css";

/** Two short sections side by side where there is room. */
export function Paired({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.paired}>
      {Children.map(children, (section) => (
        <div>{section}</div>
      ))}
    </div>
  );
}
