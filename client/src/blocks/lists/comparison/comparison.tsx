import type { ReactElement } from "react";
import { FactFigure } from "../../../charts/portrait/fact-figure.tsx";
import { FocusFigure } from "../../../charts/portrait/focus-figure.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import readers from "../../../components/for-readers.module.css";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock, ComparisonRow } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { StatedValue } from "./stated-value.tsx";

/** As many rows stand under each name and need no table. */
const FEW_ROWS = 2;

/**
 * Two or three strategies. What is the same for all is said first. Then what differs: each in its own words and drawing,
 * and a table below in the same columns, which draws what is measured. What one alone states and what nobody does end it.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const { alone, rows, shared, strategies, unstated } = block;
  const isShort = rows.length <= FEW_ROWS;
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section className={`${layout.section} ${styles.comparison}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        {shared.length > 0 && (
          <Facts column={0} rows={shared}>
            <h2>The same for {strategies.length === 2 ? "both" : "all"}</h2>
          </Facts>
        )}
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
          <Heads strategies={strategies} rows={isShort ? rows : []} />
        </div>
        {!isShort && <ComparisonTable block={block} />}
        {strategies.map(({ name, href }, column) => {
          const own = alone.filter(({ values }) => values[column] !== null);
          return (
            own.length > 0 && (
              <Facts column={column} rows={own} key={href}>
                <h3>Only {name} states</h3>
              </Facts>
            )
          );
        })}
        {unstated !== null && (
          <p className={styles.unstated}>
            {strategies.length === 2 ? "Neither states" : "None of them states"} {unstated}
          </p>
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

/** What each is, in the words and the drawing of its factsheet, what can go wrong, and its values of a few rows. */
function Heads({ strategies, rows }: Pick<ComparisonBlock, "strategies" | "rows">): ReactElement {
  return (
    <ul className={styles.heads}>
      {strategies.map(({ name, href, lede, fact, focus, risk, removeHref }, column) => (
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
          <p className={styles.risk}>
            {risk !== null && (
              <>
                <strong>What can go wrong</strong> {noBreakRanges(risk)}
              </>
            )}
          </p>
          {fact && <FactFigure fact={fact} />}
          {focus && <FocusFigure focus={focus} />}
          {rows.length > 0 && <Cells column={column} rows={rows} />}
        </li>
      ))}
    </ul>
  );
}

/** What stands in one column of some rows, below a head: all alike, or stated by one alone. */
function Facts({ children, ...cells }: CellsProps & { children: ReactElement }): ReactElement {
  return (
    <div className={styles.facts}>
      {children}
      <Cells {...cells} />
    </div>
  );
}

type CellsProps = { column: number; rows: ComparisonRow[] };

function Cells({ column, rows }: CellsProps): ReactElement {
  return (
    <dl className={styles.cells}>
      {rows.map(({ label, values, bars }) => (
        <div key={label}>
          <dt>{label}</dt>{" "}
          <dd>
            <StatedValue value={values[column] ?? "not stated"} ends={bars?.[column] ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
