import type { ReactNode } from "react";
import styles from "./no-break-ranges.module.css";

const RANGE =
  /(\d+:\d+ [AP]M–\d+:\d+ [AP]M|\S*\d[^\s–-]*[–-]\d\S*|\b\d{1,2}[ -][A-Z][a-z]{2}[ -]\d{2,4}\b|\p{L}{3}-\d{2}\b|\S*\d INR Cr\b|(?:USD )?\S*\d (?:lakh|crore|million)\b|\b\d+ (?:days|months|years)\b|\b(?:Form|[Ss]ection|Category) (?:\d+|I+)\b|\b(?:Income-tax|[Ee]-mail|mid-sized|[Nn]on-residents?)\b)/u;

/**
 * A text whose ranges ("13–18%", hours of a day), dates ("Nov-23", "16 Jul 2025"), sums and spans
 * ("4,034 INR Cr", "₹50 lakh", "365 days"), numbers of forms and sections, and short words with a hyphen stay on one line.
 */
export function noBreakRanges(text: string): ReactNode {
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
