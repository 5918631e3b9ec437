import type { ReactElement } from "react";
import styles from "../../editions/desk/desk.module.css";
import { dayInWords } from "../../editions/india-time.ts";
import type { DatasetCells, FiguresData } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";

/** What visitors see of a strategy now: its date, its source and its datasets. */
export function PublishedNow({
  data: { asOn, source, datasets },
  number,
  path,
}: {
  data: FiguresData;
  number: number;
  path: string | null;
}): ReactElement {
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">Published now</h2>
      <dl className={styles.facts}>
        <div>
          <dt>As on</dt>
          <dd>{dayInWords(asOn)}</dd>
        </div>
        <div>
          <dt>Edition</dt>
          <dd>{number === 0 ? "The repository's own" : `Number ${number}`}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            {source === null
              ? "None"
              : `${source.document}, ${source.house}, received ${dayInWords(source.receivedOn)}`}
          </dd>
        </div>
        {Object.entries(datasets).map(([id, cells]) => (
          <div key={id}>
            <dt>{labelOf(id)}</dt>
            <dd>{inWords(cells)}</dd>
          </div>
        ))}
      </dl>
      {path !== null && (
        <p>
          <a href={path}>The page as visitors see it</a>
        </p>
      )}
    </section>
  );
}

function inWords({ nature, rows }: DatasetCells): string {
  const count = rows.length === 1 ? "1 row" : `${rows.length.toLocaleString("en-IN")} rows`;
  return `${count}, ${nature}`;
}
