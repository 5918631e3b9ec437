import type { ReactElement } from "react";
import styles from "../chart.module.css";

/** Where recharts puts a bar's label; a bar below zero has a negative height or width. */
export type BarPlace = { x: number; y: number; width: number; height: number; value: number };

type ValueProps = { place: BarPlace; look: "portfolio" | "benchmark"; shown: string };

const LOOKS = {
  portfolio: `${styles.barValue} ${styles.portfolioLabel}`,
  benchmark: `${styles.barValue} ${styles.benchmarkLabel}`,
};

/** The value beyond the end of a vertical bar, above or below zero. */
export function ColumnValue({
  place: { x, y, width, height, value },
  look,
  shown,
}: ValueProps): ReactElement {
  const end = value < 0 ? Math.max(y, y + height) : Math.min(y, y + height);
  const dy = value < 0 ? "1.05em" : "-0.4em";
  return (
    <text className={LOOKS[look]} x={x + width / 2} y={end} dy={dy} textAnchor="middle">
      {shown}
    </text>
  );
}

/** The value beyond the end of a horizontal bar. */
export function RowValue({ place: { x, y, width, height, value }, look, shown }: ValueProps): ReactElement {
  const end = value < 0 ? Math.min(x, x + width) - 6 : Math.max(x, x + width) + 6;
  const anchor = value < 0 ? "end" : "start";
  return (
    <text className={LOOKS[look]} x={end} y={y + height / 2} dy="0.35em" textAnchor={anchor}>
      {shown}
    </text>
  );
}

/** A period's name. A long one is broken at its first space. */
export function PeriodName({
  x,
  y,
  dy,
  anchor,
  period,
  mostLetters,
}: {
  x: number;
  y: number;
  dy: number;
  anchor: "start" | "middle";
  period: string;
  mostLetters: number;
}): ReactElement {
  const lines = period.length > mostLetters ? splitInTwo(period) : [period];
  return (
    <text className={styles.axisText} x={x} y={y} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan x={x} dy={`${index === 0 ? dy - (lines.length - 1) * 0.5 : 1.1}em`} key={line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function splitInTwo(text: string): string[] {
  const gap = text.indexOf(" ");
  return gap === -1 ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
}
