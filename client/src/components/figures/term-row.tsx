import type { ReactElement } from "react";
import type { KeyTerm, ToldResult } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import { SampleMark } from "../sample-mark.tsx";
import styles from "./term-row.module.css";

const BAR_NAMES = ["own", "benchmark"];

/**
 * Terms or figures in one ruled row, each label over its value; two or three stand side by side on phones. `figures` are
 * large; those of a result have the benchmark's beside them with what differs, and both as bars if they have one sign. `large` terms fill
 * the place of a drawing. With `isMixed`, samples stand among stated ones and are marked. Renders nothing without terms.
 */
export function TermRow({
  terms,
  look,
  isMixed = false,
}: {
  terms: (KeyTerm & Partial<ToldResult>)[];
  look: "row" | "large" | "figures";
  isMixed?: boolean;
}): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <dl className={`${styles.terms} ${styles[look]}`}>
      {terms.map(({ label, value, benchmark, differs, isBetter, bars, sample }) => (
        <div key={label} data-markdown-omit={(isMixed && sample) || undefined}>
          <dt>
            {label.replace(" %", "\u00a0%")}
            {isMixed && sample && " "}
            {isMixed && sample && <SampleMark />}
          </dt>
          <dd className={isBetter == null ? undefined : isBetter ? styles.better : styles.worse}>
            {noBreakRanges(value)}
            {benchmark !== undefined && (
              <small>
                {" "}
                benchmark {benchmark} <b>{differs}</b>
              </small>
            )}
            {bars && (
              <svg aria-hidden="true">
                {bars.map((percent, place) => (
                  <rect width={`${percent}%`} height="4" y={place * 6} key={BAR_NAMES[place]} />
                ))}
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
