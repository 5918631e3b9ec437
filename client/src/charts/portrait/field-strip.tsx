import type { ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import type { FieldAxis } from "../../content/types.ts";
import { type PlacedDot, stackedDots } from "./field-dots.ts";
import { type DotLabel, dotLabels } from "./field-labels.ts";
import styles from "./field-strip.module.css";

const RISE_PX = 9;
const FOOT_PX = 7;
const DOT_PX = 3;
const OWN_PX = 5.5;
const LINE_PX = 23;
const STEM_PX = 7;

/**
 * On each axis the strategies that state something, as dots that lead to them; those looked at are gold. The value of one
 * stands beside the axis; where strategies are compared each value stands below its dot, with its strategy's name, or
 * in a list where the axis has no room for words. A strategy is a stop of the Tab key on its first axis only.
 */
export function FieldStrip({
  axes,
  isComparison = false,
}: {
  axes: FieldAxis[];
  isComparison?: boolean;
}): ReactElement | null {
  if (axes.length === 0) return null;
  const stops = new Set<string>();
  const isStop = ({ href }: PlacedDot): boolean => !stops.has(href) && stops.add(href).has(href);
  return (
    <ul className={styles.field} data-field="">
      {axes.map((axis) => (
        <li key={axis.label}>
          <p className={styles.words}>
            <span className={styles.label}>{axis.label}</span>{" "}
            {isComparison ? (
              <span className={styles.range}>
                {axis.least} to {axis.most}, of {axis.stated}
              </span>
            ) : (
              <strong>{axis.dots.find(({ own }) => own)?.value}</strong>
            )}
          </p>
          <Dots axis={axis} isStop={isStop} />
          {isComparison ? <Labels labels={dotLabels(axis.dots)} /> : <Ends axis={axis} />}
        </li>
      ))}
    </ul>
  );
}

function Ends({ axis: { least, most, stated } }: { axis: FieldAxis }): ReactElement {
  return (
    <p className={styles.ends}>
      <span>{least}</span>{" "}
      <span className={styles.most}>
        <span className={readers.visuallyHidden}>to </span>
        {most}
      </span>{" "}
      <span>{stated}</span>
    </p>
  );
}

function Dots({ axis, isStop }: { axis: FieldAxis; isStop: (dot: PlacedDot) => boolean }): ReactElement {
  const dots = stackedDots(axis.dots);
  const base = OWN_PX + Math.max(...dots.map(({ storey }) => storey)) * RISE_PX + 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, each with its words
    <svg className={styles.dots} height={base + FOOT_PX}>
      <line x2="100%" y1={base} y2={base} />
      {dots.map((dot) => (
        <Dot dot={dot} y={base - dot.storey * RISE_PX} isStop={isStop(dot)} key={dot.href} />
      ))}
    </svg>
  );
}

/** The words of the compared dots, from the left: drawn below the axis, and as a list, of which each width shows one. */
function Labels({ labels }: { labels: DotLabel[] }): ReactElement {
  const lines = Math.max(0, ...labels.map(({ line }) => line + 1));
  return (
    <>
      <svg className={styles.stems} height={lines * LINE_PX} aria-hidden="true">
        {labels.map((label) => (
          <Label label={label} key={label.href} />
        ))}
      </svg>
      <ul className={styles.values}>
        {labels.map(({ value, name, href }) => (
          <li key={href}>
            <strong>{value}</strong> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Words beside a stem that hangs from their dot. */
function Label({ label: { placePercent, anchor, line, value, name } }: { label: DotLabel }): ReactElement {
  const [x, y] = [`${placePercent}%`, (line + 1) * LINE_PX - FOOT_PX];
  return (
    <>
      <line x1={x} x2={x} y1={OWN_PX - FOOT_PX} y2={y} />
      <text x={x} y={y} dx={anchor === "start" ? STEM_PX : -STEM_PX} textAnchor={anchor}>
        <tspan>{value}</tspan> {name}
      </text>
    </>
  );
}

function Dot({ dot, y, isStop }: { dot: PlacedDot; y: number; isStop: boolean }): ReactElement {
  const place = { cx: `${dot.placePercent}%`, cy: y };
  if (dot.own) return <circle className={styles.gold} {...place} r={OWN_PX} />;
  const words = `${dot.name}, ${dot.value}`;
  return (
    <a href={dot.href} aria-label={words} tabIndex={isStop ? undefined : -1}>
      <title>{words}</title>
      <circle {...place} r={DOT_PX} />
    </a>
  );
}
