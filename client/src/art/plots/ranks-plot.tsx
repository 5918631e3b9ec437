import type { ReactElement } from "react";
import type { RankedLine, Ranks } from "../../content/types.ts";
import { FULL_CIRCLE, OPEN_CIRCLE } from "./circles.ts";
import { labelLeft, labelRoom, SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const RADIUS = 8;
const PITCH = 24;
const LABEL_DROP = 5;

/** Which line came first in which year: a row for each line that ever did, in the order in which they did. */
export function RanksPlot({ drawing, label }: { drawing: Ranks; label: string }): ReactElement {
  const { lines, first, last } = drawing;
  const leaders = lines
    .filter(({ places }) => places.includes(1))
    .sort((one, other) => one.places.indexOf(1) - other.places.indexOf(1));
  const right = SMALL_WIDTH - labelRoom(leaders.map(({ name }) => name));
  const height = (leaders.length + 1) * PITCH;
  return (
    <SmallPlot height={height} label={label} caption="Filled: first in its year">
      {leaders.map((line, row) => (
        <Row line={line} y={row * PITCH + PITCH / 2} right={right} key={line.name} />
      ))}
      <text y={height - LABEL_DROP}>{first}</text>
      <text x={right} y={height - LABEL_DROP} textAnchor="end">
        {last}
      </text>
    </SmallPlot>
  );
}

function Row({
  line: { name, places },
  y,
  right,
}: {
  line: RankedLine;
  y: number;
  right: number;
}): ReactElement {
  const step = (right - 2 * RADIUS - 2) / Math.max(places.length - 1, 1);
  return (
    <>
      {places.map((place, year) => (
        <circle
          {...(place === 1 ? FULL_CIRCLE : OPEN_CIRCLE)}
          cx={RADIUS + 1 + year * step}
          cy={y}
          r={RADIUS}
          key={year}
        />
      ))}
      <text x={labelLeft(right)} y={y + LABEL_DROP}>
        {name}
      </text>
    </>
  );
}
