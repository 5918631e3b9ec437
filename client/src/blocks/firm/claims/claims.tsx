import type { ReactElement } from "react";
import { FigureUnit, StatedFigure } from "../../../components/figures/stated-figure.tsx";
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
        {block.items.map((claim) => (
          <StatedFigure label={claim.label} why={claim.explanation} key={claim.label}>
            {claim.figure}
            <FigureUnit unit={claim.unit} />
          </StatedFigure>
        ))}
      </dl>
      <SectionFootnote text={`${capitalised(block.basis)}, ${formatDate(block.asOn)}.`} />
    </WideSection>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
