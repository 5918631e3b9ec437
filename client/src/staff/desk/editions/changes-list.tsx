import type { ReactElement } from "react";
import type { Change } from "../../../api/types.ts";
import { counted } from "../../display/counted.ts";
import styles from "./changes-list.module.css";

/** The changes of an edition to the published values: "Top 5 sectors 57.10 → 56.42". */
export function ChangesList({ changes }: { changes: Change[] }): ReactElement {
  return (
    <section className={styles.changes} aria-label="Changes">
      <h3>{counted(changes.length, "change")}</h3>
      {changes.length === 0 ? (
        <p>There are no changes to the published values.</p>
      ) : (
        <ul>
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              <span>{label}</span>
              <span>
                <del>{before ?? "none"}</del> <span aria-hidden="true">→</span> <ins>{after ?? "none"}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
