import type { ReactElement } from "react";
import { formatDate } from "../components/format-date.ts";
import type { CardFigure, CardFigures as Figures } from "../content/types.ts";
import { LIGHT } from "../styles/theme.ts";
import { type Frame, fitText } from "./fit-text.ts";
import { TextLines } from "./text-lines.tsx";
import { FACES, type Measure } from "./type.ts";

const COLUMN_GAP = 28;
const VALUE_SIZES = [72, 60, 48, 38];
const LABEL_SIZES = [23];
const LABEL_LINES = 3;
const VALUE_Y = 452;
const LABEL_Y = 487;
const FOOT_SIZES = [25, 22, 20];
const FOOT_Y = 596;

/** The leading figures in columns over the foot, which tells their measure and day. Ends at `right`. */
export function CardFigures({
  figures,
  left,
  width,
  right,
  measure,
}: {
  figures: Figures;
  left: number;
  width: number;
  right: number;
  measure: Measure;
}): ReactElement {
  const column = (width - COLUMN_GAP * (figures.items.length - 1)) / figures.items.length;
  const valueSizePx = Math.min(
    ...figures.items.map(({ value }) => fitText(value, valueFrame(column, VALUE_SIZES), measure).sizePx),
  );
  const foot = `${figures.caption} · as on ${formatDate(figures.asOn)}`;
  return (
    <>
      {figures.items.map((figure, index) => (
        <Figure
          figure={figure}
          x={left + index * (column + COLUMN_GAP)}
          width={column}
          valueSizePx={valueSizePx}
          measure={measure}
          key={figure.label}
        />
      ))}
      <TextLines
        fitted={fitText(
          foot,
          { face: FACES.text, widthPx: right - left, mostLines: 1, sizesPx: FOOT_SIZES },
          measure,
        )}
        face={FACES.text}
        x={left}
        y={FOOT_Y}
        leading={1}
        fill={LIGHT["ink-2"]}
      />
    </>
  );
}

function Figure({
  figure,
  x,
  width,
  valueSizePx,
  measure,
}: {
  figure: CardFigure;
  x: number;
  width: number;
  valueSizePx: number;
  measure: Measure;
}): ReactElement {
  const label = { face: FACES.label, widthPx: width, mostLines: LABEL_LINES, sizesPx: LABEL_SIZES };
  return (
    <>
      <TextLines
        fitted={fitText(figure.value, valueFrame(width, [valueSizePx]), measure)}
        face={FACES.display}
        x={x}
        y={VALUE_Y}
        leading={1}
        fill={LIGHT.ink}
      />
      <TextLines
        fitted={fitText(figure.label, label, measure)}
        face={FACES.label}
        x={x}
        y={LABEL_Y}
        leading={1.1}
        fill={LIGHT["ink-2"]}
      />
    </>
  );
}

function valueFrame(widthPx: number, sizesPx: readonly number[]): Frame {
  return { face: FACES.display, widthPx, mostLines: 1, sizesPx };
}
