import type { ReactElement } from "react";
import { FigureUnit } from "../../../components/figures/figure-unit.tsx";
import { formatDate } from "../../../components/format-date.ts";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { ClaimsBlock } from "../../../content/types.ts";
import styles from "./claims.module.css";

/** What the firm says of itself in one row, with the date it was stated. */
export function ClaimsView({ block }: { block: ClaimsBlock }): ReactElement {
  return (
    <WideSection head={block}>
      <dl className={styles.claims}>
        {block.items.map(({ label, figure, unit, explanation }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              {figure}
              <FigureUnit unit={unit} />
            </dd>
            {explanation !== null && <dd className={styles.why}>{explanation}</dd>}
          </div>
        ))}
      </dl>
      <SectionFootnote text={`${capitalised(block.basis)}, ${formatDate(block.asOn)}.`} />
    </WideSection>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
