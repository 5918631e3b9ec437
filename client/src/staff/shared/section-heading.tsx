import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import styles from "./section-heading.module.css";

/** The heading of a section, with a small remark. It gets the focus when its section is selected. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.remark}>{children}</p>
    </div>
  );
}
