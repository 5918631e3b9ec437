import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { formatDate } from "../../../components/format-date.ts";
import layout from "../../../components/layout.module.css";
import type { Highlight, HighlightsBlock } from "../../../content/types.ts";
import { DotField } from "./dot-field.tsx";
import styles from "./highlights.module.css";

const WIDE = { dotsPerLine: 200, pitchPx: 4 };
const NARROW = { dotsPerLine: 100, pitchPx: 3 };

/** The firm's counts as true dot fields: one dot is one, the gold dot is the plus sign. */
export function HighlightsView({ block }: { block: HighlightsBlock }): ReactElement {
  return (
    <section className={layout.section} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
          <div>
            {block.note !== null && <p>{block.note}</p>}
            {block.link !== null && (
              <p>
                <OnwardLink link={block.link} />
              </p>
            )}
          </div>
        </header>
        <dl className={styles.list}>
          {block.items.map((item) => (
            <HighlightRow item={item} key={item.label} />
          ))}
        </dl>
        <p className={layout.asOf}>
          Counts {block.basis}, {formatDate(block.asOn)}.
          <span data-untold="">
            {" "}
            Each full line holds {WIDE.dotsPerLine} dots
            <span className={styles.narrowNote}> ({NARROW.dotsPerLine} on this screen)</span>.
          </span>
        </p>
      </div>
    </section>
  );
}

function HighlightRow({ item }: { item: Highlight }): ReactElement {
  const id = item.label.replaceAll(/\W+/g, "-").toLowerCase();
  return (
    <div className={styles.row}>
      <dt>
        <span className={styles.label}>{item.label}</span>{" "}
        {item.explanation !== null && <span className={styles.explanation}>{item.explanation}</span>}{" "}
        {item.way !== null && (
          <span className={styles.way}>
            <OnwardLink link={item.way} />
          </span>
        )}
      </dt>
      <dd>
        <span className={styles.figure}>
          {item.count.shown}
          {item.plus && <sup>+</sup>}
        </span>
        <DotField id={`dots-${id}`} item={item} className={styles.wide} {...WIDE} />
        <DotField id={`dots-${id}-narrow`} item={item} className={styles.narrow} {...NARROW} />
      </dd>
    </div>
  );
}
