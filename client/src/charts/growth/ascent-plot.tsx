import type { ReactElement } from "react";
import { linePath } from "../../art/line-path.ts";
import { spread } from "../../art/plots/spread.ts";
import { toTenth } from "../../art/tenth.ts";
import { SampleHatch } from "../../components/sample-hatch.tsx";
import type { Ascent, Figure } from "../../content/types.ts";
import { AxisText } from "../axis-text.tsx";
import styles from "../chart.module.css";

type Format = { className: string | undefined; width: number; height: number; letter: number; pitch: number };

const WIDE: Format = { className: styles.wide, width: 560, height: 380, letter: 9, pitch: 24 };
const PHONE: Format = { className: styles.phone, width: 350, height: 320, letter: 7.4, pitch: 21 };
const TOP = 12;
const FOOT = 28;
const LEFT = 56;
const GAP = 12;
const DROP = "0.33em";
const NEXT_DROP = "1.58em";
const LINE = { fill: "none", strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

/** What ₹1 became in each company on a logarithmic scale, the highest line in gold; wide and for phones. */
export function AscentPlot({ ascent, isSample }: { ascent: Ascent; isSample: boolean }): ReactElement {
  return (
    <SampleHatch isSample={isSample}>
      <div className={`${styles.plot} ${styles.ascent}`} data-plot="">
        <Lines ascent={ascent} format={WIDE} />
        <Lines ascent={ascent} format={PHONE} />
      </div>
    </SampleHatch>
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
      <path {...LINE} d={others.join("")} stroke="var(--river)" strokeOpacity="0.5" />
      <g className={styles.portfolioLabel}>
        <path
          {...LINE}
          className="streak"
          pathLength={1}
          d={first}
          stroke="var(--streak)"
          strokeWidth="2.25"
        />
        <circle className={styles.endDot} cx={right} cy={toTenth(ends[0] ?? 0)} r="5" />
        <text x={right + GAP} y={highestY} dy={DROP}>
          {highestName}
        </text>
        <text x={right + GAP} y={highestY} dy={NEXT_DROP}>
          {highest}
        </text>
      </g>
      <AxisText x={right + GAP} y={lowestY} dy={DROP} anchor="start" text={lowest} />
      <AxisText x={LEFT} y={height - 6} dy="0" anchor="start" text="Year 0" />
      <AxisText x={right} y={height - 6} dy="0" anchor="end" text={`Year ${years}`} />
    </svg>
  );
}

function Rung({ rung, y, right }: { rung: Figure; y: number; right: number }): ReactElement {
  return (
    <>
      <path
        d={`M${LEFT} ${y}H${right}`}
        stroke={rung.value === 1 ? "var(--ink)" : "var(--line)"}
        vectorEffect="non-scaling-stroke"
      />
      <AxisText x={LEFT - 8} y={y} dy={DROP} anchor="end" text={rung.shown} />
    </>
  );
}
