import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { FigureUnit } from "../../../components/figures/stated-figure.tsx";
import { formatDate } from "../../../components/format-date.ts";
import layout from "../../../components/layout.module.css";
import type { HighlightsBlock, StatedClaim } from "../../../content/types.ts";
import { CountedDots, oneDot } from "./dot-strip.tsx";
import styles from "./highlights.module.css";

/** The firm's counts in one row, each above as many dots. */
export function HighlightsView({ block }: { block: HighlightsBlock }): ReactElement {
  return (
    <section className={layout.tight} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
          {block.link !== null && <OnwardLink link={block.link} />}
        </header>
        <dl className={styles.row}>
          {block.items.map((item) => (
            <HighlightColumn item={item} key={item.label} />
          ))}
        </dl>
        <p className={layout.asOf}>
          Counts {block.basis}, {formatDate(block.asOn)}.
          {block.note !== null && <span data-markdown-omit=""> {block.note}</span>}
        </p>
      </div>
    </section>
  );
}

function HighlightColumn({ item }: { item: StatedClaim }): ReactElement {
  const count = Number(item.figure);
  return (
    <div>
      <dt>
        <span className={styles.label}>{item.label}</span>{" "}
        {item.explanation !== null && <span className={styles.explanation}>{item.explanation}</span>}{" "}
        {oneDot(count) > 1 && (
          <span className={styles.explanation} data-markdown-omit="">
            Here a dot is {oneDot(count)}
          </span>
        )}{" "}
        {item.way !== null && (
          <span>
            <OnwardLink link={item.way} />
          </span>
        )}{" "}
        <CountedDots count={count} listed={item.listed} />
      </dt>
      <dd>
        {item.figure}
        <FigureUnit unit={item.unit} />
      </dd>
    </div>
  );
}
