import type { ReactElement } from "react";
import type { RankedLine, Ranks } from "../../content/types.ts";
import { pathPoint } from "../path-number.ts";
import styles from "./plot.module.css";
import { labelLeft, labelRoom, SMALL_WIDTH, SmallPlot } from "./small-plot.tsx";

const TOP = 10;
const PITCH = 19;
const LEFT = 2;
const LABEL_DROP = 5;
const FOOT = 25;

function yOf(place: number): number {
  return TOP + (place - 1) * PITCH;
}

/** A line through its places, level at each year. */
function rankPath(places: number[], right: number): string {
  const step = (right - LEFT) / (places.length - 1);
  const start = `M${pathPoint(LEFT, yOf(places[0] ?? 1))}`;
  const curves = places.slice(1).map((place, index) => {
    const [x, before] = [LEFT + index * step, yOf(places[index] ?? place)];
    const bend = x + step / 2;
    return `C${pathPoint(bend, before)} ${pathPoint(bend, yOf(place))} ${pathPoint(x + step, yOf(place))}`;
  });
  return start + curves.join("");
}

/** The order of some lines year by year, the first on top; each is named where it ends. */
export function RanksPlot({ drawing, label }: { drawing: Ranks; label: string }): ReactElement {
  const { lines, first, last } = drawing;
  const right = SMALL_WIDTH - labelRoom(lines.map(({ name }) => name));
  const height = yOf(lines.length) + FOOT;
  const marked = lines.filter((line) => line.marked);
  const plain = lines.filter((line) => !line.marked);
  return (
    <SmallPlot height={height} label={label}>
      <path className={styles.line} d={plain.map(({ places }) => rankPath(places, right)).join("")} />
      <path className={styles.marked} d={marked.map(({ places }) => rankPath(places, right)).join("")} />
      {lines.map((line) => (
        <RankName line={line} x={labelLeft(right)} key={line.name} />
      ))}
      <text y={height - 2}>{first}</text>
      <text x={right} y={height - 2} textAnchor="end">
        {last}
      </text>
    </SmallPlot>
  );
}

function RankName({ line: { name, marked, places }, x }: { line: RankedLine; x: number }): ReactElement {
  return (
    <text className={marked ? styles.strong : undefined} x={x} y={yOf(places.at(-1) ?? 1) + LABEL_DROP}>
      {name}
    </text>
  );
}
