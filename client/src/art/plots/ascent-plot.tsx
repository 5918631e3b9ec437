import type { ReactElement } from "react";
import type { Ascent, Figure } from "../../content/types.ts";
import { linePath } from "../line-path.ts";
import { toTenth } from "../tenth.ts";
import both from "./both-formats.module.css";
import styles from "./plot.module.css";
import { spread } from "./spread.ts";

type Format = { className: string | undefined; width: number; height: number; letter: number; pitch: number };

const WIDE: Format = { className: both.wide, width: 560, height: 380, letter: 9, pitch: 24 };
const PHONE: Format = { className: both.phone, width: 350, height: 320, letter: 7.4, pitch: 21 };
const TOP = 12;
const FOOT = 28;
const LEFT = 56;
const GAP = 12;
const DROP = 4.5;

/** What ₹1 became in each company on a logarithmic scale, the highest line in gold; wide and for phones. */
export function AscentPlot({ ascent }: { ascent: Ascent }): ReactElement {
  return (
    <div className={`${styles.plot} ${both.half}`} data-plot="">
      <Lines ascent={ascent} format={WIDE} />
      <Lines ascent={ascent} format={PHONE} />
    </div>
  );
}

function Lines({ ascent, format }: { ascent: Ascent; format: Format }): ReactElement {
  const { lines, rungs, highestName, highest, lowest, years, alt } = ascent;
  const { className, width, height, letter, pitch } = format;
  const right = toTenth(width - GAP - Math.max(highestName.length, lowest.length) * letter);
  const bottom = height - FOOT;
  const top = Math.log10(rungs.at(-1)?.value ?? 1);
  const yOf = (value: number) => bottom - (Math.log10(value) / top) * (bottom - TOP);
  const paths = lines.map((values) =>
    linePath(values.map((value, year) => ({ x: LEFT + (year / years) * (right - LEFT), y: yOf(value) }))),
  );
  const [first = "", ...others] = paths;
  const ends = [lines[0], lines.at(-1)].map((values) => yOf(values?.at(-1) ?? 1));
  const [highestY = 0, , lowestY = 0] = spread([ends[0] ?? 0, ends[0] ?? 0, ends[1] ?? 0], pitch).map(
    toTenth,
  );
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {rungs.map((rung) => (
        <Rung rung={rung} y={toTenth(yOf(rung.value))} right={right} key={rung.shown} />
      ))}
      <path className={styles.thin} d={others.join("")} />
      <path className={`${styles.portfolio} streak`} pathLength={1} d={first} />
      <circle className={styles.goldDot} cx={right} cy={toTenth(ends[0] ?? 0)} r="5" />
      <text className={styles.goldWord} x={right + GAP} y={highestY + DROP}>
        {highestName}
      </text>
      <text className={styles.goldWord} x={right + GAP} y={highestY + pitch + DROP}>
        {highest}
      </text>
      <text x={right + GAP} y={lowestY + DROP}>
        {lowest}
      </text>
      <text x={LEFT} y={height - 6}>
        Year 0
      </text>
      <text x={right} y={height - 6} textAnchor="end">
        {`Year ${years}`}
      </text>
    </svg>
  );
}

function Rung({ rung, y, right }: { rung: Figure; y: number; right: number }): ReactElement {
  return (
    <>
      <path className={rung.value === 1 ? styles.base : styles.axis} d={`M${LEFT} ${y}H${right}`} />
      <text x={LEFT - 8} y={y + DROP} textAnchor="end">
        {rung.shown}
      </text>
    </>
  );
}
