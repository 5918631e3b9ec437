import type { ReactElement } from "react";
import { FieldStrip } from "../../../charts/portrait/field-strip.tsx";
import { FieldValues } from "../../../charts/portrait/field-values.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/**
 * Two or three strategies: what differs, as portraits under one another on one scale and as a table; what is the same
 * for all stands in a drawer, which begins open.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const hasBlank = block.rows.some(({ values }) => values.includes(null));
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
        <Portraits strategies={block.strategies} />
        <div className={styles.field}>
          <FieldStrip axes={block.field} labels={({ dots }) => <FieldValues dots={dots} />} />
        </div>
        <ComparisonTable block={block} />
        <Alone block={block} />
        <Alike block={block} />
        <SectionFootnote
          text={[
            hasBlank && "A dash: the manager states no such figure.",
            daysOf(block.strategies),
            block.footnote,
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </div>
    </section>
  );
}

/** Of which day the figures are, by strategy where they differ. */
function daysOf(strategies: ComparedStrategy[]): string {
  const [day, ...others] = new Set(strategies.map(({ basis }) => basis));
  if (others.length === 0) return `Figures ${day}.`;
  return `Figures: ${strategies.map(({ name, basis }) => `${name} ${basis}`).join(", ")}.`;
}

/** In the order of the columns; who states none is named last. Nothing at all is rendered where none has a portrait. */
function Portraits({ strategies }: { strategies: ComparedStrategy[] }): ReactElement | null {
  const without = strategies.filter(({ portrait }) => portrait === null).map(({ name }) => name);
  if (without.length === strategies.length) return null;
  return (
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
      {without.length > 0 && <li className={styles.none}>Not stated: {without.join(", ")}.</li>}
    </ul>
  );
}

/** What one strategy alone states, by its name, and what none of them does. */
function Alone({ block: { strategies, alone, unstated } }: { block: ComparisonBlock }): ReactElement | null {
  if (unstated.length === 0 && alone.every((terms) => terms.length === 0)) return null;
  return (
    <dl className={styles.rows}>
      {strategies.map(
        ({ name, href }, index) =>
          alone[index]?.length !== 0 && (
            <div key={href}>
              <dt>{name} alone states</dt>
              <dd>
                <dl className={styles.terms}>
                  {alone[index]?.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt> <dd>{noBreakRanges(value)}</dd>
                    </div>
                  ))}
                </dl>
              </dd>
            </div>
          ),
      )}
      {unstated.length > 0 && (
        <div>
          <dt>{strategies.length === 2 ? "Neither states" : "None states"}</dt>
          <dd>{unstated.join(", ")}. Ask before you sign.</dd>
        </div>
      )}
    </dl>
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
