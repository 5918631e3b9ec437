import { Fragment, type ReactElement } from "react";
import type { Link, Span, SpanPart, SpansDrawing } from "../../content/types.ts";
import captions from "../caption.module.css";
import { toTenth } from "../tenth.ts";
import styles from "./spans-figure.module.css";

/** Words on a part with less room than so many percent of the scale for a letter stand in its middle. */
const LETTER_ROOM = 2.5;

type ShareOf = (value: number) => number;

/**
 * Spans on one scale, one line each. The words say the same as the lines. Lines are placed in percent, so that they fit
 * any width.
 */
export function SpansFigure({ drawing }: { drawing: SpansDrawing }): ReactElement {
  const shareOf: ShareOf = (value) =>
    toTenth(((value - drawing.first) / (drawing.last - drawing.first)) * 100);
  const tickShares = drawing.ticks.map(({ at }) => shareOf(at));
  const isLabelled = drawing.spans.some(({ parts }) => parts.some(({ label }) => label !== null));
  return (
    <figure className={isLabelled ? `${styles.figure} ${styles.labelled}` : styles.figure}>
      <figcaption className={captions.caption}>{drawing.caption}</figcaption>
      <ul className={styles.spans}>
        {drawing.spans.map((span) => (
          <li key={`${span.label} ${span.value}`}>
            <span className={styles.name}>
              {span.href === null ? span.label : <a href={span.href}>{span.label}</a>}
            </span>{" "}
            <span className={isGold(span) ? `${styles.value} ${styles.gold}` : styles.value}>
              {span.value}
            </span>
            <SpanTrack span={span} shareOf={shareOf} tickShares={isLabelled ? [] : tickShares} />
            {span.links.length > 0 && " "}
            {span.links.length > 0 && <Links links={span.links} />}
          </li>
        ))}
      </ul>
      {drawing.ticks.length > 0 && (
        <svg className={styles.axis} aria-hidden="true">
          {drawing.ticks.map(({ at, label }) => (
            <text textAnchor={anchorAt(shareOf(at))} x={`${shareOf(at)}%`} y="14" key={at}>
              {label}
            </text>
          ))}
        </svg>
      )}
    </figure>
  );
}

function Links({ links }: { links: Link[] }): ReactElement {
  return (
    <span className={styles.links}>
      {links.map(({ label, href }, place) => (
        <Fragment key={label}>
          {place > 0 && ", "}
          {href === null ? label : <a href={href}>{label}</a>}
        </Fragment>
      ))}
    </span>
  );
}

/** The words of a gold line are gold, too, if none stand on it. */
function isGold({ parts }: Span): boolean {
  return parts.some(({ look, label }) => look === "gold" && label === null);
}

/** Labels at either end stay within the scale. */
function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 2) return "start";
  return share > 99 ? "end" : "middle";
}

function SpanTrack({
  span,
  shareOf,
  tickShares,
}: {
  span: Span;
  shareOf: ShareOf;
  tickShares: number[];
}): ReactElement {
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect className={styles.ground} width="100%" height="100%" />
      {tickShares.map((share) => (
        <line x1={`${share}%`} x2={`${share}%`} y1="-90%" y2="100%" key={share} />
      ))}
      {span.parts.map((part) => (
        <Part part={part} from={shareOf(part.start)} to={shareOf(part.end)} key={part.start} />
      ))}
    </svg>
  );
}

function Part({
  part: { look, label },
  from,
  to,
}: {
  part: SpanPart;
  from: number;
  to: number;
}): ReactElement {
  const isLater = look === "later";
  const isUnknown = look === "unknown";
  return (
    <g
      className={styles[isLater ? "plain" : isUnknown ? "pale" : look]}
      strokeDasharray={isUnknown ? "2 3" : undefined}
    >
      <rect
        x={`${from}%`}
        width={`${toTenth(to - from)}%`}
        height="100%"
        fillOpacity={isLater ? 0.75 : undefined}
      />
      {label !== null && (
        <text
          {...(to - from < label.length * LETTER_ROOM
            ? { x: `${toTenth((from + to) / 2)}%`, textAnchor: "middle" }
            : { x: `${from}%`, dx: "7" })}
          y="50%"
          dy="0.34em"
        >
          {label}
        </text>
      )}
    </g>
  );
}
