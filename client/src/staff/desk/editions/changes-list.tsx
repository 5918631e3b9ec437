import type { ReactElement } from "react";
import type { ChangeReply } from "../../../api/types.ts";
import { counted } from "../../display/counted.ts";
import styles from "./changes-list.module.css";

/** What an edition changes of what is published: "Top 5 sectors 57.10 → 56.42". */
export function ChangesList({ changes }: { changes: ChangeReply[] }): ReactElement {
  return (
    <section className={styles.changes} aria-label="Changes">
      <h3>{counted(changes.length, "change")}</h3>
      {changes.length === 0 ? (
        <p>Nothing differs from what is published.</p>
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
