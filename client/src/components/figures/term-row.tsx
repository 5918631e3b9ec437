import type { ReactElement } from "react";
import type { KeyTerm } from "../../content/types.ts";
import { noBreakRanges } from "../no-break-ranges.tsx";
import styles from "./term-row.module.css";

/**
 * Terms or figures in one ruled row, each label over its value; two or three stand side by side on phones. `figures` are
 * large, perhaps with the benchmark's beside them; `large` terms fill the place of a drawing. Renders nothing without terms.
 */
export function TermRow({
  terms,
  look,
}: {
  terms: (KeyTerm & { benchmark?: string })[];
  look: "row" | "large" | "figures";
}): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <dl className={`${styles.terms} ${styles[look]}`}>
      {terms.map(({ label, value, benchmark }) => (
        <div key={label}>
          <dt>{label.replace(" %", "\u00a0%")}</dt>
          <dd>
            {noBreakRanges(value)}
            {benchmark !== undefined && <small> benchmark {benchmark}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
