import type { ReactNode } from "react";
import styles from "./kept-ranges.module.css";

const RANGE = /(\d+:\d+ [AP]M–\d+:\d+ [AP]M|\S*\d[^\s–-]*[–-]\d\S*|\p{L}{3}-\d{2}\b|\S*\d INR Cr\b)/u;

/** A text whose ranges, such as "13–18%", "2026-27" and hours of a day, dates such as "Nov-23" and sums such as "4,034 INR Cr" stay on one line. */
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
