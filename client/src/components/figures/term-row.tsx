import type { ReactElement } from "react";
import type { KeyTerm, ToldResult } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import styles from "./term-row.module.css";

/**
 * Terms or figures in one ruled row, each label over its value; two or three stand side by side on phones. `figures` are
 * large; those of a result have the benchmark's beside them with what differs. `large` terms fill the place of a
 * drawing. Renders nothing without terms.
 */
export function TermRow({
  terms,
  look,
}: {
  terms: (KeyTerm & Partial<ToldResult>)[];
  look: "row" | "large" | "figures";
}): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <dl className={`${styles.terms} ${styles[look]}`}>
      {terms.map(({ label, value, benchmark, differs, isBetter }) => (
        <div key={label}>
          <dt>{label.replace(" %", "\u00a0%")}</dt>
          <dd className={isBetter == null ? undefined : isBetter ? styles.better : styles.worse}>
            {noBreakRanges(value)}
            {benchmark !== undefined && (
              <small>
                {" "}
                benchmark {benchmark} <b>{differs}</b>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
