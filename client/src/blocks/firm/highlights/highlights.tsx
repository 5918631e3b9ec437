import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { FigureUnit } from "../../../components/figures/figure-unit.tsx";
import { formatDate } from "../../../components/format-date.ts";
import layout from "../../../components/layout.module.css";
import type { HighlightsBlock, StatedClaim } from "../../../content/types.ts";
import styles from "./highlights.module.css";

/** The firm's counts in one row. */
export function HighlightsView({ block }: { block: HighlightsBlock }): ReactElement {
  return (
    <section
      className={`${styles.counts} ${layout.tight} ${block.surface ? layout.surface : ""}`}
      id={block.id ?? undefined}
    >
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
          Counts {block.basis}, {formatDate(block.asOn)}. {block.note}
        </p>
      </div>
    </section>
  );
}

function HighlightColumn({ item }: { item: StatedClaim }): ReactElement {
  return (
    <div>
      <dt>
        <span className={styles.label}>{item.label}</span>{" "}
        {item.explanation !== null && <span className={styles.explanation}>{item.explanation}</span>}{" "}
        {item.way !== null && (
          <span>
            <OnwardLink link={item.way} />
          </span>
        )}
      </dt>
      <dd>
        {item.figure}
        <FigureUnit unit={item.unit} />
      </dd>
    </div>
  );
}
