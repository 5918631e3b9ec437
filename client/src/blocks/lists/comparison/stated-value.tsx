import type { ReactElement } from "react";
import readers from "../../../components/for-readers.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import styles from "./stated-value.module.css";

const PARTS = 3;

/**
 * A value over a bar of what it measures, if that is drawn: from zero to its least, paler to its most; of a value of
 * several parts each has its colour.
 */
export function StatedValue({ value, ends }: { value: string; ends: number[] | null }): ReactElement {
  return (
    <>
      {ends?.length === PARTS ? <Parts value={value} /> : noBreakRanges(value)}
      {ends && (
        <svg className={styles.bar} aria-hidden="true">
          <rect width="100%" y="4" height="1" />
          {ends.toReversed().map((end, place) => (
            <rect width={`${Math.min(end, 100)}%`} height="100%" key={`end-${place}`} />
          ))}
        </svg>
      )}
    </>
  );
}

/** "63.8% large, 23.08% mid", each part with its colour before it. */
function Parts({ value }: { value: string }): ReactElement {
  return (
    <span className={styles.keys}>
      {value.split(", ").map((part, place, parts) => (
        <span key={part}>
          <i aria-hidden="true" /> {part}
          {place < parts.length - 1 && <span className={readers.visuallyHidden}>, </span>}
        </span>
      ))}
    </span>
  );
}

/** What the two colours of a bar mean. */
export function SpanKey(): ReactElement {
  return (
    <span className={styles.keys} aria-hidden="true" data-markdown-omit="">
      <span>
        <i /> least
      </span>{" "}
      <span>
        <i className={styles.pale} /> most
      </span>
    </span>
  );
}
