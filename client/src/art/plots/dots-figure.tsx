import type { ReactElement } from "react";
import type { DotsDrawing } from "../../content/types.ts";
import captions from "../caption.module.css";
import { toTenth } from "../tenth.ts";
import styles from "./dots-figure.module.css";

const PER_ROW = 25;
/** The dots of a row, and room for the plus. */
const PLACES = PER_ROW + 1;

type Look = DotsDrawing["groups"][number]["look"];

/**
 * A field of dots. Below its first row a bracket spans each group with those before it, its words beneath; the words of
 * all stand below the rest, which ends in a plus.
 */
export function DotsFigure({ drawing: { caption, groups } }: { drawing: DotsDrawing }): ReactElement {
  const looks = groups.flatMap(({ look, dots }) => Array.from({ length: dots }, () => look));
  const rest = looks.slice(PER_ROW);
  const reach = groups.map((_, last) => groups.slice(0, last + 1).reduce((sum, { dots }) => sum + dots, 0));
  return (
    <figure>
      <figcaption className={captions.caption}>{caption}</figcaption>
      <Dots looks={looks.slice(0, PER_ROW)} />
      <dl className={styles.groups}>
        {groups.map(({ label, value, look }, place) => (
          <div key={label}>
            {place < groups.length - 1 ? (
              <svg className={styles.bracket} aria-hidden="true">
                <rect className={styles[look]} width={`${toTenth(((reach[place] ?? 0) / PLACES) * 100)}%`} />
              </svg>
            ) : (
              <Dots looks={rest} hasMore />
            )}
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Dots({ looks, hasMore = false }: { looks: Look[]; hasMore?: boolean }): ReactElement {
  const rows = Math.ceil(looks.length / PER_ROW);
  return (
    <svg className={styles.field} viewBox={`0 0 ${PLACES * 10} ${rows * 10}`} aria-hidden="true">
      {looks.map((look, place) => (
        <circle
          className={styles[look]}
          cx={(place % PER_ROW) * 10 + 5}
          cy={Math.floor(place / PER_ROW) * 10 + 5}
          r="3.4"
          key={place}
        />
      ))}
      {hasMore && <path className={styles.pale} d={`M${PER_ROW * 10 + 2} ${rows * 10 - 5}h7m-3.5 -3.5v7`} />}
    </svg>
  );
}
