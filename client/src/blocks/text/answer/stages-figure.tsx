import type { ReactElement } from "react";
import captions from "../../../art/caption.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { DataTable } from "../../../content/types.ts";
import styles from "./stages-figure.module.css";

/** Stages on one line, each with what is done there and, at its foot, with what; on phones the line runs down. */
export function StagesFigure({ path }: { path: DataTable }): ReactElement {
  return (
    <figure className={styles.path}>
      <figcaption className={captions.caption}>{path.caption}</figcaption>
      <ol>
        {path.rows.map(([name, done = "", paper = ""]) => (
          <li key={name}>
            <strong>{name}</strong> <span>{noBreakRanges(done)}</span>{" "}
            <span className={styles.paper}>
              {path.columns[2]?.label}: {noBreakRanges(paper)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
