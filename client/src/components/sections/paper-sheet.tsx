import { type ReactElement, type ReactNode, useId } from "react";
import styles from "./paper-sheet.module.css";

type SheetHead = { caption: string; title: string; addressee: string };

/** A sheet of paper: what it is an example of, its title, for whom it is. */
export function PaperSheet({
  head,
  className,
  addresseeNumber,
  children,
}: {
  head: SheetHead;
  className?: string | undefined;
  addresseeNumber?: number | undefined;
  children: ReactNode;
}): ReactElement {
  const captionId = useId();
  return (
    <figure className={[styles.sheet, className].filter(Boolean).join(" ")} aria-labelledby={captionId}>
      <figcaption className={styles.caption} id={captionId}>
        {head.caption}
      </figcaption>
      <p className={styles.title}>{head.title}</p>
      <p className={styles.addressee} data-number={addresseeNumber}>
        {head.addressee}
      </p>
      {children}
    </figure>
  );
}
