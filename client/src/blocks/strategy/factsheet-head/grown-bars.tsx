import type { ReactElement } from "react";
import type { StatedBars } from "../../../content/types.ts";
import styles from "./grown-bars.module.css";

/** What 1 became, portfolio above benchmark, as bars from zero; the tick is the 1 that was invested. */
export function GrownBars({ stated: { heading, bars } }: { stated: StatedBars }): ReactElement {
  const most = Math.max(...bars.map(({ multiple }) => multiple.value));
  return (
    <figure>
      <figcaption className={styles.caption}>{heading}</figcaption>
      <dl className={styles.bars}>
        {bars.map(({ name, multiple }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${(multiple.value / most) * 100}%`} height="100%" />
                <rect className={styles.invested} x={`${100 / most}%`} width="2" height="100%" />
              </svg>
              {multiple.shown}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
