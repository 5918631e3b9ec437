import type { ReactElement } from "react";
import { counted } from "../../../display/counted.ts";
import { Fact, Facts } from "../../../display/facts.tsx";
import { dayInWords } from "../../editions/india-time.ts";
import type { DatasetCells, FiguresData } from "../data/figures-data.ts";
import { labelOf } from "../data/labels.ts";

/** The published figures of a strategy: date, source and datasets. */
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
      <Facts>
        <Fact term="As on">{dayInWords(asOn)}</Fact>
        <Fact term="Edition">{number === 0 ? "The repository's own" : `Number ${number}`}</Fact>
        <Fact term="Source">
          {source === null
            ? "None"
            : `${source.document}, ${source.house}, received ${dayInWords(source.receivedOn)}`}
        </Fact>
        {Object.entries(datasets).map(([id, cells]) => (
          <Fact term={labelOf(id)} key={id}>
            {inWords(cells)}
          </Fact>
        ))}
      </Facts>
      {path !== null && (
        <p>
          <a href={path}>The page as visitors see it</a>
        </p>
      )}
    </section>
  );
}

function inWords({ rows }: DatasetCells): string {
  return rows.length === 0 ? "Not stated yet" : counted(rows.length, "row");
}
