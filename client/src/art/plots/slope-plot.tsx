import type { ReactElement } from "react";
import type { Slope } from "../../content/types.ts";
import { toTenth } from "../tenth.ts";
import both from "./both-formats.module.css";
import styles from "./plot.module.css";
import { spread } from "./spread.ts";

type SlopePlotProps = { firstYear: number; lastYear: number; slopes: Slope[]; label: string };
type Format = {
  className: string | undefined;
  width: number;
  height: number;
  pitch: number;
  letter: number;
  leader: number;
};

/** `pitch` between labels and the width of a `letter`, in units, where the drawing is shown smallest. */
const WIDE: Format = { className: both.wide, width: 920, height: 500, pitch: 27, letter: 11, leader: 22 };
const PHONE: Format = { className: both.phone, width: 350, height: 300, pitch: 22, letter: 8, leader: 14 };
const TOP = 14;
const FOOT = 30;
const LEFT = 14;
const GAP = 10;
const DROP = 4.5;

/** Lines from a common 1 to how many times as large each becomes, on a logarithmic scale; wide and for phones. */
export function SlopePlot(props: SlopePlotProps): ReactElement {
  return (
    <div className={`${styles.plot} ${both.page}`} data-plot="">
      <Slopes {...props} format={WIDE} />
      <Slopes {...props} format={PHONE} />
    </div>
  );
}

function Slopes({
  firstYear,
  lastYear,
  slopes,
  label,
  format,
}: SlopePlotProps & { format: Format }): ReactElement {
  const { className, width, height, pitch, letter, leader } = format;
  const words = slopes.map(({ name, times }) => `${name} ${times.shown}`);
  const right = width - leader - GAP - Math.max(...words.map(({ length }) => length)) * letter;
  const bottom = height - FOOT;
  const logs = slopes.map(({ times }) => Math.log(times.value));
  const [low, high] = [Math.min(0, ...logs), Math.max(0, ...logs)];
  const yOf = (log: number) => bottom - ((log - low) / (high - low)) * (bottom - TOP);
  const ends = logs.map(yOf);
  const labels = spread(ends, pitch).map(toTenth);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.axis} d={`M${LEFT} ${TOP}V${bottom}M${toTenth(right)} ${TOP}V${bottom}`} />
      <path
        className={styles.leader}
        d={ends
          .map(
            (end, index) => `M${toTenth(right)} ${toTenth(end)}L${toTenth(right + leader)} ${labels[index]}`,
          )
          .join("")}
      />
      <path
        className={styles.marked}
        d={ends.map((end) => `M${LEFT} ${toTenth(yOf(0))}L${toTenth(right)} ${toTenth(end)}`).join("")}
      />
      {slopes.map(({ name, times }, index) => (
        <text x={toTenth(right + leader + GAP / 2)} y={toTenth((labels[index] ?? 0) + DROP)} key={name}>
          {name} <tspan className={styles.strong}>{times.shown}</tspan>
        </text>
      ))}
      <text x="0" y={height - 4}>
        {firstYear}
      </text>
      <text x={toTenth(right)} y={height - 4} textAnchor="middle">
        {lastYear}
      </text>
    </svg>
  );
}
