import type { ReactElement } from "react";
import type { Breadcrumb } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import styles from "./page-intro.module.css";

/** The words at the head of a page: breadcrumbs, h1, lede. */
export function PageIntro({
  trail,
  heading,
  lede,
}: {
  trail: Breadcrumb[];
  heading: string;
  lede: string | null;
}): ReactElement {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.heading}>{heading}</h1>
      {lede !== null && <p className={styles.lede}>{noBreakRanges(lede)}</p>}
    </>
  );
}
