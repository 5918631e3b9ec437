import type { ReactElement } from "react";
import type { DeskTerm } from "../../../../api/types.ts";
import { type Change, NO_SIZES, unlessEmpty, withDataset } from "../data/figures-changes.ts";
import type { StatedChange, StatedHoldings } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";
import styles from "./editor.module.css";
import { TextField } from "./text-field.tsx";

const SIZES = ["large", "mid", "small"] as const;

/** The sums that the document states of the holdings; emptying a field removes the sum. */
export function StatedHoldingsForm({
  id,
  sums,
  stated,
}: {
  id: string;
  sums: DeskTerm[];
  stated: StatedHoldings;
}): ReactElement {
  const withStated = (fields: StatedChange): Change =>
    withDataset(id, (cells) =>
      cells.kind === "holdings" ? { ...cells, stated: { ...cells.stated, ...fields } } : cells,
    );
  const path = (...rest: string[]): string[] => ["datasets", id, "stated", ...rest];
  return (
    <fieldset className={styles.stated}>
      <legend>Totals stated in the document</legend>
      <div className={styles.figures}>
        {sums.map(({ name, label }) => (
          <TextField
            path={path(name)}
            label={label}
            value={textOf(stated[name])}
            type="number"
            onChange={(text) => withStated({ [name]: text === "" ? null : text })}
            key={name}
          />
        ))}
        {SIZES.map((size) => (
          <TextField
            path={path("marketCap", size)}
            label={`${labelOf(size)} cap (%)`}
            value={stated.marketCap?.[size] ?? ""}
            type="number"
            onChange={(text) =>
              withStated({ marketCap: unlessEmpty({ ...NO_SIZES, ...stated.marketCap, [size]: text }) })
            }
            key={size}
          />
        ))}
        {stated.bands.map(({ name, percent }, index) => (
          <TextField
            path={path("bands", String(index), "percent")}
            label={`${name} (%)`}
            value={percent}
            type="number"
            onChange={(text) => withStated({ bands: stated.bands.with(index, { name, percent: text }) })}
            key={index}
          />
        ))}
      </div>
    </fieldset>
  );
}

function textOf(sum: StatedHoldings[string] | undefined): string {
  return typeof sum === "string" ? sum : "";
}
