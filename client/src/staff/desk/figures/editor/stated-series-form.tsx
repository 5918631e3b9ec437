import { type ReactElement, useRef } from "react";
import controls from "../../../staff-controls.module.css";
import { type Change, NEW_RETURN, NO_MULTIPLE, unlessEmpty, withDataset } from "../data/figures-changes.ts";
import type { SeriesCells } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";
import { TextField } from "./text-field.tsx";

const RETURN_FIELDS = ["period", "portfolioPercent", "benchmarkPercent"] as const;
const SIDES = ["portfolio", "benchmark"] as const;

/** The returns by period and the multiple that the document states of a series. */
export function StatedSeriesForm({ id, cells }: { id: string; cells: SeriesCells }): ReactElement {
  const { change } = useEditor();
  const add = useRef<HTMLButtonElement>(null);
  const withSeries = (fields: Partial<Pick<SeriesCells, "statedReturns" | "statedMultiple">>): Change =>
    withDataset(id, (before) => (before.kind === "series" ? { ...before, ...fields } : before));
  const returns = cells.statedReturns;
  return (
    <fieldset className={styles.stated}>
      <legend>Returns stated in the document</legend>
      <div className={styles.returns}>
        {returns.map((one, index) => (
          <fieldset className={styles.return} aria-label={`Stated return ${index + 1}`} key={index}>
            {RETURN_FIELDS.map((name) => (
              <TextField
                path={["datasets", id, "statedReturns", String(index), name]}
                label={labelOf(name)}
                value={one[name]}
                type={name === "period" ? "text" : "number"}
                onChange={(text) =>
                  withSeries({ statedReturns: returns.with(index, { ...one, [name]: text }) })
                }
                key={name}
              />
            ))}
            <button
              className={controls.lineButton}
              type="button"
              aria-label={`Remove stated return ${index + 1}`}
              onClick={() => {
                change(withSeries({ statedReturns: returns.toSpliced(index, 1) }));
                add.current?.focus();
              }}
            >
              Remove
            </button>
          </fieldset>
        ))}
      </div>
      <button
        className={controls.lineButton}
        type="button"
        ref={add}
        onClick={() => change(withSeries({ statedReturns: [...returns, NEW_RETURN] }))}
      >
        Add a stated return
      </button>
      <div className={styles.figures}>
        {SIDES.map((side) => (
          <TextField
            path={["datasets", id, "statedMultiple", side]}
            label={`${labelOf(side)}, times`}
            value={cells.statedMultiple?.[side] ?? ""}
            type="number"
            hint="Value of ₹1 invested at the start"
            onChange={(text) =>
              withSeries({
                statedMultiple: unlessEmpty({ ...NO_MULTIPLE, ...cells.statedMultiple, [side]: text }),
              })
            }
            key={side}
          />
        ))}
      </div>
    </fieldset>
  );
}
