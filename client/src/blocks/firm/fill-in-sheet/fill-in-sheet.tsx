import type { ReactElement } from "react";
import { HandNote } from "../../../art/marks/hand-note.tsx";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import { PaperSection } from "../../../components/sections/paper-section.tsx";
import { PaperSheet } from "../../../components/sections/paper-sheet.tsx";
import type { FillInSheetBlock } from "../../../content/types.ts";
import styles from "./fill-in-sheet.module.css";

/** A sheet to fill in, and beside it words and what is settled already. */
export function FillInSheetView({ block }: { block: FillInSheetBlock }): ReactElement {
  return (
    <PaperSection
      block={block}
      ornament={<JoiningStreamsDrawing />}
      below={
        <dl className={styles.rules}>
          {block.rules.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <PaperSheet head={block} isWhole>
        <ul className={styles.lines}>
          {block.lines.map(({ label, hint }) => (
            <li key={label}>
              {label}
              {hint !== null && <small>: {hint}</small>}
            </li>
          ))}
        </ul>
        <p className={styles.byHand}>
          <HandNote text={block.byHand} />
        </p>
      </PaperSheet>
    </PaperSection>
  );
}
