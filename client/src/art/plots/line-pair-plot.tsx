import type { ReactElement } from "react";
import type { LinePair } from "../../content/types.ts";
import { linePath, type Point } from "../line-path.ts";
import { toTenth } from "../tenth.ts";

import styles from "./plot.module.css";
import { labelLeft, labelRoom, SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";
import { spread } from "./spread.ts";

const HEIGHT = 136;
const TOP = 10;
const BOTTOM = 108;
const LABEL_DROP = 5;
const LABEL_PITCH = 20;

/** Two lines from a common start, named at their ends. */
export function LinePairPlot({ drawing, label }: { drawing: LinePair; label: string }): ReactElement {
  const { leader, follower, leaderName, followerName, first, last, gold } = drawing;
  const right = SMALL_WIDTH - labelRoom([leaderName, followerName]);
  const values = [...leader, ...follower];
  const low = Math.min(...values);
  const yOf = (value: number) => BOTTOM - ((value - low) / (Math.max(...values) - low)) * (BOTTOM - TOP);
  const place = (line: number[]): Point[] =>
    line.map((value, index) => ({ x: (index / (line.length - 1)) * right, y: yOf(value) }));
  const ends = [leader, follower].map((line) => yOf(line.at(-1) ?? 1));
  const [leaderY = 0, followerY = 0] = spread(ends, LABEL_PITCH);
  return (
    <SmallPlot height={HEIGHT} label={label}>
      <path className={styles.axis} d={`M0 ${toTenth(yOf(1))}H${right}`} />
      <path className={styles.line} d={linePath(place(follower))} />
      <path className={gold ? styles.portfolio : styles.marked} d={linePath(place(leader))} />
      <text
        className={gold ? styles.goldWord : styles.strong}
        x={labelLeft(right)}
        y={toTenth(leaderY + LABEL_DROP)}
      >
        {leaderName}
      </text>
      <text x={labelLeft(right)} y={toTenth(followerY + LABEL_DROP)}>
        {followerName}
      </text>
      <text y={HEIGHT - 4}>{first}</text>
      <text x={right} y={HEIGHT - 4} textAnchor="end">
        {last}
      </text>
    </SmallPlot>
  );
}
