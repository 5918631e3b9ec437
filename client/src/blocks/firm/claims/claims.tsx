import type { ReactElement } from "react";
import { FigureUnit, StatedFigure } from "../../../components/figures/stated-figure.tsx";
import { formatDate } from "../../../components/format-date.ts";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ClaimsBlock } from "../../../content/types.ts";
import styles from "./claims.module.css";

/** What the firm says of itself, three to a row, with the date it was stated. */
export function ClaimsView({ block }: { block: ClaimsBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <dl className={styles.claims}>
        {block.items.map((claim) => (
          <StatedFigure label={claim.label} why={claim.explanation} key={claim.label}>
            {claim.figure}
            <FigureUnit unit={claim.unit} />
          </StatedFigure>
        ))}
      </dl>
      <SectionFootnote text={`${capitalised(block.basis)}, ${formatDate(block.asOn)}.`} />
    </MarginSection>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
