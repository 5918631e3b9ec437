import { type ReactElement, useRef } from "react";
import controls from "../../../staff-controls.module.css";
import { dayInWords } from "../../editions/india-time.ts";
import { standingConfirmations, withConfirmation } from "../data/confirmations.ts";
import type { SeriesCells } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";

/** The confirmed values of a series that look like typing errors; each confirmation can be undone. */
export function ConfirmedValues({ id, cells }: { id: string; cells: SeriesCells }): ReactElement {
  const { change } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const values = standingConfirmations(cells);
  return (
    <div ref={frame} tabIndex={-1}>
      {values.length > 0 && (
        <section className={styles.confirmed} aria-label={`Confirmed values of ${labelOf(id)}`}>
          <h3>Confirmed values</h3>
          <ul>
            {values.map((value) => {
              const words = `${dayInWords(value.day)}, ${labelOf(value.column)}: ${value.value}`;
              return (
                <li key={words}>
                  {words}
                  <button
                    className={controls.lineButton}
                    type="button"
                    aria-label={`Undo confirmation of ${words}`}
                    onClick={() => {
                      change(withConfirmation(id, value, false));
                      // The button disappears.
                      frame.current?.focus();
                    }}
                  >
                    Undo confirmation
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
