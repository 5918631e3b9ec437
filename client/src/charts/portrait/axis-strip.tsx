import type { ReactElement } from "react";
import type { StrategyAxis, StrategyDot } from "../../content/types.ts";
import { FOOT_PX, type PlacedDot, RISE_PX, stackedDots } from "./axis-dots.ts";
import styles from "./axis-strip.module.css";

const DOT_PX = 3;
const OWN_PX = 5.5;
/** The room of a number below the axis; a letter of it and the gap to the next, in percent of the shortest axis. */
const NUMBER_PX = 18;
const LETTER_PERCENT = 2.4;
const GAP_PERCENT = 2;
/** From here on, a number in the middle of its place would stand beyond the end. */
const LAST_PERCENT = 97;

/**
 * On each axis, the strategies that state something are dots with links, or short lines from the least that they state
 * to the most, over their numbers. The one looked at is gold; beside the axis stands what the others have. The Tab key stops
 * at a strategy on its first axis only.
 */
export function AxisStrip({ axes }: { axes: StrategyAxis[] }): ReactElement | null {
  if (axes.length === 0) return null;
  const stops = new Set<string>();
  const isStop = ({ href }: PlacedDot): boolean => !stops.has(href) && stops.add(href).has(href);
  return (
    <ul className={styles.axes} data-axes="">
      {axes.map((axis) => (
        <li key={axis.label}>
          <p className={styles.words}>
            <span className={styles.label}>{axis.label}</span>{" "}
            <strong>{axis.dots.find(({ own }) => own)?.value}</strong>{" "}
            <span className={styles.range}>{axis.stated}</span>
          </p>
          <Dots axis={axis} isStop={isStop} />
        </li>
      ))}
    </ul>
  );
}

/** The number of each place once, the own first; those too near to another have no room. */
function scaleOf(dots: readonly StrategyDot[]): StrategyDot[] {
  const ordered = [...dots].sort((one, other) => Number(other.own) - Number(one.own));
  const kept: StrategyDot[] = [];
  for (const dot of ordered) if (kept.every((other) => hasRoom(dot, other))) kept.push(dot);
  return kept;
}

function hasRoom(one: StrategyDot, other: StrategyDot): boolean {
  const letters = (numberOf(one).length + numberOf(other).length) / 2;
  return Math.abs(one.placePercent - other.placePercent) >= letters * LETTER_PERCENT + GAP_PERCENT;
}

/** "20-25" of "20-25 stocks". */
function numberOf({ value }: StrategyDot): string {
  return value.match(/^\d[\d-]*/)?.[0] ?? "";
}

function Dots({ axis, isStop }: { axis: StrategyAxis; isStop: (dot: PlacedDot) => boolean }): ReactElement {
  const dots = stackedDots(axis.dots);
  const base = OWN_PX + Math.max(...dots.map(({ storey }) => storey)) * RISE_PX + 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, each with its words
    <svg className={styles.dots} height={base + FOOT_PX + NUMBER_PX}>
      <line x2="100%" y1={base} y2={base} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {scaleOf(axis.dots).map((dot) => (
          <text
            className={dot.own ? styles.gold : undefined}
            textAnchor={dot.placePercent > LAST_PERCENT ? "end" : "middle"}
            x={`${dot.placePercent}%`}
            y={base + NUMBER_PX}
            key={dot.placePercent}
          >
            {numberOf(dot)}
          </text>
        ))}
      </g>
      {dots.map((dot) => (
        <Dot dot={dot} y={base - dot.storey * RISE_PX} isStop={isStop(dot)} key={dot.href} />
      ))}
    </svg>
  );
}

function Dot({ dot, y, isStop }: { dot: PlacedDot; y: number; isStop: boolean }): ReactElement {
  if (dot.own) return <Mark dot={dot} y={y} />;
  const { percent, above, below } = dot.hit;
  const words = `${dot.name}, ${dot.value}`;
  return (
    <a href={dot.href} aria-label={words} tabIndex={isStop ? undefined : -1}>
      <title>{words}</title>
      <rect
        x={`${dot.placePercent - percent / 2}%`}
        width={`${percent}%`}
        y={y - above}
        height={above + below}
        fill="transparent"
      />
      <Mark dot={dot} y={y} />
    </a>
  );
}

function Mark({ dot: { placePercent, spanPercent, own }, y }: { dot: PlacedDot; y: number }): ReactElement {
  const look = own ? styles.gold : undefined;
  if (spanPercent === 0)
    return <circle className={look} cx={`${placePercent}%`} cy={y} r={own ? OWN_PX : DOT_PX} />;
  const [from, to] = [placePercent - spanPercent / 2, placePercent + spanPercent / 2];
  return <line className={`${styles.span} ${look ?? ""}`} x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} />;
}
