import type { ReactElement } from "react";
import { FactFigure } from "../../../charts/portrait/fact-figure.tsx";
import { FocusFigure } from "../../../charts/portrait/focus-figure.tsx";
import { LimitsTable } from "../../../charts/shares/limits-table.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/**
 * Two or three strategies. What is the same for all is said first. Then what differs: each in its own words and drawing,
 * and a table below in the same columns, which draws what is measured. What each costs comes last.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section className={`${layout.section} ${styles.comparison}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        {block.shared.length > 0 && <Alike block={block} />}
        <div className={styles.differences}>
          <header className={styles.head}>
            <h2>{block.heading}</h2>
            {block.link !== null && (
              <p>
                <OnwardLink link={block.link} />
              </p>
            )}
            {block.note !== null && <p className={styles.note}>{block.note}</p>}
          </header>
          <Heads strategies={block.strategies} />
        </div>
        <ComparisonTable block={block} />
        {block.limits !== null && (
          <div className={styles.costs}>
            <h2>{block.limits.result}</h2>
            <LimitsTable limits={block.limits} />
            <SectionFootnote text={block.limits.basis} />
          </div>
        )}
        <SectionFootnote text={`${daysOf(block.strategies)} ${block.footnote}`} />
      </div>
    </section>
  );
}

/** The day of the figures, or each strategy's day if they differ. */
function daysOf(strategies: ComparedStrategy[]): string {
  const [day, ...others] = new Set(strategies.map(({ basis }) => basis));
  if (others.length === 0) return `Figures ${day}.`;
  return `Figures: ${strategies.map(({ name, basis }) => `${name} ${basis}`).join(", ")}.`;
}

/** What each is, in the words and the drawing of its factsheet, and what can go wrong. */
function Heads({ strategies }: { strategies: ComparedStrategy[] }): ReactElement {
  return (
    <ul className={styles.heads}>
      {strategies.map(({ name, href, lede, fact, focus, risk, removeHref }) => (
        <li key={href}>
          <div className={styles.name}>
            <h3>
              <a href={href}>
                {name}
                <span className={readers.visuallyHidden}>, factsheet</span>
              </a>
            </h3>
            {removeHref !== null && (
              <a className={styles.remove} href={removeHref} data-markdown-omit="">
                <Icon name="x" />
                Remove<span className={readers.visuallyHidden}> {name}</span>
              </a>
            )}
          </div>
          <p>{noBreakRanges(lede)}</p>
          <div>
            {fact && <FactFigure fact={fact} />}
            {focus && <FocusFigure focus={focus} />}
          </div>
          <p className={styles.risk}>
            {risk !== null && (
              <>
                <strong>What can go wrong</strong> {noBreakRanges(risk)}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Alike({ block: { strategies, shared } }: { block: ComparisonBlock }): ReactElement {
  return (
    <div className={styles.alike}>
      <h2>The same for {strategies.length === 2 ? "both" : "all"}</h2>
      <dl className={styles.cells}>
        {shared.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{noBreakRanges(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
