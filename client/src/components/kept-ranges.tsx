import type { ReactNode } from "react";
import styles from "./kept-ranges.module.css";

const RANGE =
  /(\d+:\d+ [AP]M–\d+:\d+ [AP]M|\S*\d[^\s–-]*[–-]\d\S*|\d{1,2}[ -]\p{L}{3}[ -]\d{2,4}\b|\p{L}{3}-\d{2}\b)/u;

/** A text whose ranges, such as "13–18%", "2026-27" and hours of a day, and dates such as "Nov-23" and "16 Jul 2025" stay on one line. */
export function keptRanges(text: string): ReactNode {
  const parts = text.split(RANGE);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles.range} key={`${index}${part}`}>
        {part}
      </span>
    ),
  );
}
