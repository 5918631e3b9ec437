import { Fragment, type ReactElement } from "react";
import readers from "../../components/for-readers.module.css";
import type { FieldAxis } from "../../content/types.ts";
import { LETTER_TOUCH, type PlacedDot, stackedDots } from "./field-dots.ts";
import styles from "./field-strip.module.css";
import { Letter } from "./letter.tsx";

/** The letters of the chosen strategies, by their addresses; none for a single one. */
export type Letters = ReadonlyMap<string, string>;

const NO_LETTERS: Letters = new Map();

const RISE_PX = 9;
const FOOT_PX = 7;
const DOT_PX = 3;
const OWN_PX = 5.5;
const LETTER_PX = 15;

/**
 * On each axis the strategies that state something, as dots that lead to them; those looked at are gold, their values
 * stand beside the axis, and several have their letters below the line. A strategy is a stop of the Tab key on its first
 * axis only.
 */
export function FieldStrip({
  axes,
  letters = NO_LETTERS,
}: {
  axes: FieldAxis[];
  letters?: Letters;
}): ReactElement | null {
  if (axes.length === 0) return null;
  const stops = new Set<string>();
  return (
    <ul className={styles.field} data-field="">
      {axes.map((axis) => (
        <li key={axis.label}>
          <Words axis={axis} letters={letters} />
          <Dots
            axis={axis}
            letters={letters}
            isStop={({ href }) => !stops.has(href) && stops.add(href).has(href)}
          />
          <p className={styles.ends}>
            <span>{axis.least}</span>{" "}
            <span className={styles.most}>
              <span className={readers.visuallyHidden}>to </span>
              {axis.most}
            </span>{" "}
            <span>{axis.stated}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** "Stocks 32"; of several strategies each value stands once, behind the letters of those that state it. */
function Words({ axis: { label, dots }, letters }: { axis: FieldAxis; letters: Letters }): ReactElement {
  const own = dots.filter((dot) => dot.own);
  return (
    <p className={styles.words}>
      <span className={styles.label}>{label}</span>{" "}
      {[...new Set(own.map(({ value }) => value))].map((shared) => (
        <span className={styles.own} key={shared}>
          {letters.size > 0 &&
            own
              .filter(({ value }) => value === shared)
              .map(({ name, href }) => (
                <Fragment key={href}>
                  <Letter letter={letters.get(href)} /> <span className={readers.visuallyHidden}>
                    {name}
                  </span>{" "}
                </Fragment>
              ))}
          <strong>{shared}</strong>{" "}
        </span>
      ))}
    </p>
  );
}

function Dots({
  axis,
  letters,
  isStop,
}: {
  axis: FieldAxis;
  letters: Letters;
  isStop: (dot: PlacedDot) => boolean;
}): ReactElement {
  const dots = stackedDots(axis.dots);
  const lettered =
    letters.size === 0
      ? []
      : stackedDots(
          axis.dots.filter(({ own }) => own),
          LETTER_TOUCH,
        );
  const below = Math.max(-1, ...lettered.map(({ storey }) => storey)) + 1;
  const base = OWN_PX + Math.max(...dots.map(({ storey }) => storey)) * RISE_PX + 2;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, each with its words
    <svg className={styles.dots} height={base + FOOT_PX + below * LETTER_PX}>
      <line x2="100%" y1={base} y2={base} />
      {dots.map((dot) => (
        <Dot dot={dot} y={base - dot.storey * RISE_PX} isStop={isStop(dot)} key={dot.href} />
      ))}
      {lettered.map(({ href, placePercent, storey }) => (
        <text x={`${placePercent}%`} y={base + FOOT_PX + (storey + 0.75) * LETTER_PX} key={href}>
          {letters.get(href)}
        </text>
      ))}
    </svg>
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
