import type { ReactElement } from "react";
import type { StrategyAxis, StrategyDot } from "../../content/types.ts";
import { FOOT_PX, type PlacedDot, RISE_PX, stackedDots } from "./axis-dots.ts";
import styles from "./axis-strip.module.css";

const DOT_PX = 3;
const OWN_PX = 5.5;
/** The room of the words below the axis. */
const WORDS_PX = 18;

/**
 * On each axis, the strategies that state something are dots with links, or short lines from the least that they state
 * to the most, between the names of the outermost. The one looked at is gold; beside the axis stands what the others have. The Tab key stops
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

/** Who stands at the ends of an axis: by name where it is one, and without the own, whose value stands beside it. */
function endsOf(dots: readonly StrategyDot[]): { anchor: "start" | "end"; words: string }[] {
  const ordered = [...dots].sort((one, other) => one.placePercent - other.placePercent);
  return ([ordered[0], ordered.at(-1)] as StrategyDot[]).flatMap((outermost, place) => {
    const there = dots.filter(({ placePercent }) => placePercent === outermost.placePercent);
    if (there.some(({ own }) => own)) return [];
    const name = there.length === 1 ? `${outermost.name}, ` : "";
    return [
      { anchor: place === 0 ? ("start" as const) : ("end" as const), words: `${name}${outermost.value}` },
    ];
  });
}

function Dots({ axis, isStop }: { axis: StrategyAxis; isStop: (dot: PlacedDot) => boolean }): ReactElement {
  const dots = stackedDots(axis.dots);
  const base = OWN_PX + Math.max(...dots.map(({ storey }) => storey)) * RISE_PX + 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, each with its words
    <svg className={styles.dots} height={base + FOOT_PX + WORDS_PX}>
      <line x2="100%" y1={base} y2={base} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true">
        {endsOf(axis.dots).map(({ anchor, words }) => (
          <text textAnchor={anchor} x={anchor === "start" ? "0" : "100%"} y={base + WORDS_PX} key={anchor}>
            {words}
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
