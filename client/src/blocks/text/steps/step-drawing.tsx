import type { ReactElement } from "react";
import { areaPath, linePath, type Point } from "../../../art/line-path.ts";
import { LinePairPlot } from "../../../art/plots/line-pair-plot.tsx";
import plot from "../../../art/plots/plot.module.css";
import { RanksPlot } from "../../../art/plots/ranks-plot.tsx";
import { ReviewGridPlot } from "../../../art/plots/review-grid-plot.tsx";
import { RiskReturnPlot } from "../../../art/plots/risk-return-plot.tsx";
import { ShareColumnsPlot } from "../../../art/plots/share-columns-plot.tsx";
import { TallyPlot } from "../../../art/plots/tally-plot.tsx";
import { toTenth } from "../../../art/tenth.ts";
import type { DotColumns, Drawdown, Drawing, SmallLine, SmallLines } from "../../../content/types.ts";
import styles from "./step-drawing.module.css";

const WIDTH = 320;
const HEIGHT = 190;

type Framed = Drawdown | SmallLines | DotColumns;

/** A step's drawing, chosen by its kind. */
export function StepDrawing({ drawing, label }: { drawing: Drawing; label: string }): ReactElement {
  switch (drawing.kind) {
    case "linePair":
      return <LinePairPlot drawing={drawing} label={label} />;
    case "ranks":
      return <RanksPlot drawing={drawing} label={label} />;
    case "tally":
      return <TallyPlot drawing={drawing} label={label} />;
    case "riskAndReturn":
      return <RiskReturnPlot drawing={drawing} label={label} />;
    case "shareColumns":
      return <ShareColumnsPlot drawing={drawing} label={label} />;
    case "reviewGrid":
      return <ReviewGridPlot drawing={drawing} label={label} />;
    default:
      return <FramedDrawing drawing={drawing} label={label} />;
  }
}

function FramedDrawing({ drawing, label }: { drawing: Framed; label: string }): ReactElement {
  return (
    <div className={`${plot.plot} ${styles.framed}`} data-plot="">
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {drawing.kind === "drawdown" && <DrawdownPlot drawing={drawing} />}
        {drawing.kind === "smallLines" && <SmallLinesPlot drawing={drawing} />}
        {drawing.kind === "dotColumns" && <DotColumnsPlot drawing={drawing} />}
      </svg>
    </div>
  );
}

const HIGH_Y = 26;

function DrawdownPlot({ drawing }: { drawing: Drawdown }): ReactElement {
  const deepest = Math.min(...drawing.portfolioPercent, ...drawing.benchmarkPercent);
  const place = (percents: number[]): Point[] =>
    percents.map((percent, index) => ({
      x: 2 + (index / (percents.length - 1)) * (WIDTH - 4),
      y: HIGH_Y + (percent / deepest) * (HEIGHT - HIGH_Y - 4),
    }));
  const benchmark = place(drawing.benchmarkPercent);
  return (
    <>
      <path className={styles.axis} d={`M0 ${HIGH_Y}H${WIDTH}`} />
      <path className={styles.fall} d={areaPath(benchmark, HIGH_Y)} />
      <path className={styles.benchmark} d={linePath(benchmark)} />
      <path className={styles.portfolio} d={linePath(place(drawing.portfolioPercent))} />
      <text y="12">{drawing.caption}</text>
    </>
  );
}

const PANEL = { columns: 3, columnWidth: 112, rowHeight: 98, width: 94, top: 26, height: 54, base: 88 };

function SmallLinesPlot({ drawing }: { drawing: SmallLines }): ReactElement {
  return (
    <>
      {drawing.lines.map((line, index) => (
        <SmallPanel
          line={line}
          left={(index % PANEL.columns) * PANEL.columnWidth}
          top={Math.floor(index / PANEL.columns) * PANEL.rowHeight}
          key={line.name}
        />
      ))}
    </>
  );
}

function SmallPanel({ line, left, top }: { line: SmallLine; left: number; top: number }): ReactElement {
  const low = Math.min(...line.values);
  const span = Math.max(...line.values) - low;
  const points = line.values.map((value, index) => ({
    x: left + (index / (line.values.length - 1)) * (PANEL.width - 4),
    y: top + PANEL.top + (1 - (value - low) / span) * PANEL.height,
  }));
  return (
    <>
      <path className={styles.axis} d={`M${left} ${top + PANEL.base}h${PANEL.width}`} />
      <text x={left} y={top + 13}>
        {line.name}
      </text>
      <path className={line.gold ? styles.portfolio : styles.benchmark} d={linePath(points)} />
    </>
  );
}

/** The label of the gold dot stands above the heap, beside its top. */
const LABEL_Y = 36;

const DOT = { left: 14, base: 169, pitchX: 20.8, pitchY: 12.4, radius: 3.2, goldRadius: 5.5 };

function DotColumnsPlot({ drawing }: { drawing: DotColumns }): ReactElement {
  const dots = drawing.counts.flatMap((count, column) =>
    Array.from({ length: count }, (_, row) => ({ column, row })),
  );
  const goldX = toTenth(DOT.left + drawing.goldColumn * DOT.pitchX);
  const goldY = toTenth(DOT.base - drawing.goldRow * DOT.pitchY);
  const isRight = goldX > WIDTH / 2;
  return (
    <>
      <text y="13">{drawing.caption}</text>
      <path className={styles.axis} d={`M0 178H${WIDTH}`} />
      <g className={styles.dots}>
        {dots.map(({ column, row }) => {
          const gold = column === drawing.goldColumn && row === drawing.goldRow;
          return (
            <circle
              className={gold ? styles.goldDot : undefined}
              cx={toTenth(DOT.left + column * DOT.pitchX)}
              cy={toTenth(DOT.base - row * DOT.pitchY)}
              r={gold ? DOT.goldRadius : DOT.radius}
              key={`${column}-${row}`}
            />
          );
        })}
      </g>
      <path className={plot.leader} d={`M${goldX} ${LABEL_Y + 5}V${goldY - DOT.goldRadius - 2}`} />
      <text
        className={styles.goldLabel}
        x={isRight ? WIDTH : goldX}
        y={LABEL_Y}
        textAnchor={isRight ? "end" : "start"}
      >
        {drawing.goldLabel}
      </text>
    </>
  );
}
