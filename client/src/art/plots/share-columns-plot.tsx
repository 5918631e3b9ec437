import type { ReactElement } from "react";
import type { ShareColumns } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import { labelLeft, labelRoom, SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const HEIGHT = 136;
const GAP = 2;
const LABEL_DROP = 5;

type Stretch = { bottom: number; height: number };

/** The place and height of each part of a column, in drawing units. */
export function stretches(column: number[]): Stretch[] {
  const heights = column.map((percent) => (percent / 100) * HEIGHT);
  return heights.map((height, index) => ({
    bottom: HEIGHT - heights.slice(0, index).reduce((sum, below) => sum + below, 0),
    height,
  }));
}

/** Columns divided into their parts, the first part lowest; each part is named beside the last column. */
export function ShareColumnsPlot({ drawing, label }: { drawing: ShareColumns; label: string }): ReactElement {
  const { caption, parts, columns } = drawing;
  const right = SMALL_WIDTH - labelRoom(parts);
  const pitch = (right + GAP) / columns.length;
  const last = stretches(columns.at(-1) ?? []);
  return (
    <SmallPlot height={HEIGHT} label={label} caption={caption}>
      {parts.map((name, part) => (
        <path
          fill={`var(--c-${part + 1})`}
          d={columns
            .map((column, index) => barPath(stretches(column)[part], index * pitch, pitch - GAP))
            .join("")}
          key={name}
        />
      ))}
      {parts.map((name, part) => (
        <text x={labelLeft(right)} y={middle(last[part])} key={name}>
          {name}
        </text>
      ))}
    </SmallPlot>
  );
}

function barPath(stretch: Stretch | undefined, left: number, width: number): string {
  if (stretch === undefined) return "";
  return `M${toTenth(left)} ${toTenth(stretch.bottom)}h${toTenth(width)}v${toTenth(GAP / 2 - stretch.height)}h${toTenth(-width)}z`;
}

function middle(stretch: Stretch | undefined): number {
  return stretch === undefined ? 0 : toTenth(stretch.bottom - stretch.height / 2 + LABEL_DROP);
}
