import type { ReactElement } from "react";
import { FactFigure } from "../../../charts/portrait/fact-figure.tsx";
import { FocusFigure } from "../../../charts/portrait/focus-figure.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { LimitsTable } from "../../../charts/shares/limits-table.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock, Portrait } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/**
 * Two or three strategies. What differs comes first: each in its own words and drawing, portraits below one another
 * on one scale, then a table that draws what is measured. What is the same for all comes last, and what it costs.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const { strategies } = block;
  const stated = strategies.flatMap(({ portrait }) =>
    portrait === null || isOfBands(portrait) ? [] : portrait,
  );
  const isOnScale = new Set(stated.map((portrait) => JSON.stringify(portrait))).size > 1;
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section className={`${layout.section} ${styles.comparison}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
          {block.note !== null && <p className={styles.note}>{block.note}</p>}
          {block.link !== null && (
            <p>
              <OnwardLink link={block.link} />
            </p>
          )}
        </header>
        <Heads strategies={strategies} isOnScale={isOnScale} />
        {isOnScale && <Portraits strategies={strategies} />}
        <ComparisonTable block={block} />
        <Alike block={block} />
        {block.limits !== null && (
          <div className={styles.part}>
            <h2>{block.limits.result}</h2>
            <LimitsTable limits={block.limits} />
            <SectionFootnote text={block.limits.basis} />
          </div>
        )}
        <SectionFootnote text={`${daysOf(strategies)} ${block.footnote}`} />
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

/** Whether a manager's own bands divide it, which nobody else has. */
function isOfBands({ parts }: Portrait): boolean {
  return parts.some(({ look }) => look === "band");
}

/** Whether all state the same portrait. */
function isSame(strategies: ComparedStrategy[]): boolean {
  const [portrait, ...others] = new Set(strategies.map((each) => JSON.stringify(each.portrait)));
  return others.length === 0 && portrait !== "null";
}

/** What each is, in the words and the drawing of its factsheet, and what can go wrong. */
function Heads({
  strategies,
  isOnScale,
}: {
  strategies: ComparedStrategy[];
  isOnScale: boolean;
}): ReactElement {
  const isDrawn = isOnScale || isSame(strategies);
  return (
    <ul className={styles.heads}>
      {strategies.map(({ name, href, lede, fact, focus, portrait, risk, removeHref }) => (
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
            {!focus && !isDrawn && portrait && !isOfBands(portrait) && <PortraitFigure portrait={portrait} />}
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

function Portraits({ strategies }: { strategies: ComparedStrategy[] }): ReactElement {
  return (
    <ul className={styles.rows}>
      {strategies.map(({ name, href, portrait }) => (
        <li key={href}>
          <h3>{name}</h3>
          {portrait === null && <p>How it divides its portfolio is not stated.</p>}
          {portrait !== null && isOfBands(portrait) && (
            <p>Its manager states bands of sizes without their limits.</p>
          )}
          {portrait !== null && !isOfBands(portrait) && <PortraitFigure portrait={portrait} />}
        </li>
      ))}
    </ul>
  );
}

function Alike({ block: { strategies, shared } }: { block: ComparisonBlock }): ReactElement {
  return (
    <div className={styles.part}>
      <h2>The same for {strategies.length === 2 ? "both" : "all"}</h2>
      {isSame(strategies) && strategies[0]?.portrait && <PortraitFigure portrait={strategies[0].portrait} />}
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
