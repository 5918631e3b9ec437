import type { ReactElement } from "react";
import { FieldStrip } from "../../../charts/portrait/field-strip.tsx";
import { FieldValues } from "../../../charts/portrait/field-values.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/** The fewest portraits that can be compared. They stand above the table; a single one stands below it. */
const FEWEST_PORTRAITS = 2;

/**
 * Two or three strategies. What differs is a table, and portraits one below another on one scale. What is the same for
 * all is in a drawer, which is open at first.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const stated = block.strategies.filter(({ portrait }) => portrait !== null).length;
  const portraits = stated > 0 && !isSame(block.strategies) && <Portraits strategies={block.strategies} />;
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
        {stated >= FEWEST_PORTRAITS && portraits}
        <ComparisonTable block={block} />
        {stated < FEWEST_PORTRAITS && portraits}
        <div className={styles.field}>
          <FieldStrip axes={block.field} labels={({ dots }) => <FieldValues dots={dots} />} />
        </div>
        <Alike block={block} />
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

/** Whether all state the same portrait. */
function isSame(strategies: ComparedStrategy[]): boolean {
  const [portrait, ...others] = new Set(strategies.map((each) => JSON.stringify(each.portrait)));
  return others.length === 0 && portrait !== "null";
}

/** The portraits of those strategies that state one, in the order of the columns, and the names of the others. */
function Portraits({ strategies }: { strategies: ComparedStrategy[] }): ReactElement {
  const others = strategies.filter(({ portrait }) => portrait === null).map(({ name }) => name);
  return (
    <>
      <ul className={styles.portraits}>
        {strategies.map(
          ({ name, href, portrait }) =>
            portrait !== null && (
              <li key={href}>
                <h3>{name}</h3>
                <PortraitFigure portrait={portrait} />
              </li>
            ),
        )}
      </ul>
      {others.length > 0 && <p className={styles.others}>Not stated: {others.join(", ")}.</p>}
    </>
  );
}

function Alike({ block: { strategies, shared } }: { block: ComparisonBlock }): ReactElement | null {
  if (shared.length === 0) return null;
  return (
    <details className={styles.alike} open>
      <summary>
        The same for {strategies.length === 2 ? "both" : "all"}
        <Icon name="chevron-down" />
      </summary>
      {isSame(strategies) && strategies[0]?.portrait && <PortraitFigure portrait={strategies[0].portrait} />}
      <dl className={styles.rows}>
        {shared.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
