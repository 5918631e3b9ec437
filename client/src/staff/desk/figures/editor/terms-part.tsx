import type { ReactElement } from "react";
import type { DeskTerm } from "../../../../api/types.ts";
import { withTerm } from "../data/figures-changes.ts";
import type { FiguresData } from "../data/figures-data.ts";
import styles from "./editor.module.css";
import { TextField } from "./text-field.tsx";

/** The terms of the strategy's file. */
export function TermsPart({ terms, data }: { terms: DeskTerm[]; data: FiguresData }): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="terms-title">
      <h2 id="terms-title">Terms</h2>
      <div className={styles.fields}>
        {terms.map(({ name, label }) => (
          <TextField
            path={["terms", name]}
            label={label}
            value={data.terms[name] ?? ""}
            onChange={(text) => withTerm(name, text)}
            key={name}
          />
        ))}
      </div>
    </section>
  );
}
