import type { ReactElement } from "react";
import type { DotsDrawing } from "../../content/types.ts";
import captions from "../caption.module.css";
import styles from "./dots-figure.module.css";

const PER_ROW = 20;

/** A field of dots in rows, and its groups in words, the largest first. */
export function DotsFigure({ drawing: { caption, groups } }: { drawing: DotsDrawing }): ReactElement {
  const looks = groups.flatMap(({ look, dots }) => Array.from({ length: dots }, () => look));
  return (
    <figure>
      <figcaption className={captions.caption}>{caption}</figcaption>
      <svg
        className={styles.field}
        viewBox={`0 0 ${PER_ROW * 10} ${Math.ceil(looks.length / PER_ROW) * 10}`}
        aria-hidden="true"
      >
        {looks.map((look, place) => (
          <circle
            className={styles[look]}
            cx={(place % PER_ROW) * 10 + 5}
            cy={Math.floor(place / PER_ROW) * 10 + 5}
            r="3.4"
            key={place}
          />
        ))}
      </svg>
      <dl className={styles.groups}>
        {groups.toReversed().map(({ label, value, look }) => (
          <div key={label}>
            <dt>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <circle className={styles[look]} cx="5" cy="5" r="3.4" />
              </svg>
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
