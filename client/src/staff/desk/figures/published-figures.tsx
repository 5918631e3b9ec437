import type { ReactElement } from "react";
import { counted } from "../../display/counted.ts";
import { Fact } from "../../display/facts.tsx";
import { dayInWords } from "../editions/india-time.ts";
import type { FiguresData } from "./data/figures-data.ts";
import { labelOf } from "./data/labels.ts";

/** Facts of a strategy's published figures: date, source and datasets. */
export function PublishedFigures({ data: { asOn, source, datasets } }: { data: FiguresData }): ReactElement {
  return (
    <>
      <Fact term="As on">{dayInWords(asOn)}</Fact>
      <Fact term="Source">
        {source === null
          ? "None"
          : `${source.document}, ${source.house}, received ${dayInWords(source.receivedOn)}`}
      </Fact>
      {Object.entries(datasets).map(([id, { rows }]) => (
        <Fact term={labelOf(id)} key={id}>
          {rows.length === 0 ? "Not stated yet" : counted(rows.length, "row")}
        </Fact>
      ))}
    </>
  );
}
