import { type ReactElement, useRef } from "react";
import controls from "../../../staff-controls.module.css";
import { dayInWords } from "../../editions/india-time.ts";
import { standingConfirmations, withConfirmation } from "../data/confirmations.ts";
import type { SeriesCells } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";

/** The values of a series that somebody said are right though they look like slips; each can be asked about again. */
export function ConfirmedValues({ id, cells }: { id: string; cells: SeriesCells }): ReactElement {
  const { change } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const values = standingConfirmations(cells);
  return (
    <div ref={frame} tabIndex={-1}>
      {values.length > 0 && (
        <section className={styles.confirmed} aria-label={`Said to be right of ${labelOf(id)}`}>
          <h3>Said to be right</h3>
          <ul>
            {values.map((value) => {
              const told = `${dayInWords(value.day)}, ${labelOf(value.column)}: ${value.value}`;
              return (
                <li key={told}>
                  {told}
                  <button
                    className={controls.lineButton}
                    type="button"
                    aria-label={`Ask again about ${told}`}
                    onClick={() => {
                      change(withConfirmation(id, value, false));
                      // Its button goes.
                      frame.current?.focus();
                    }}
                  >
                    Ask again
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
