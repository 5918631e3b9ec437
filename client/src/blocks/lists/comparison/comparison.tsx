import type { ReactElement } from "react";
import { AxisStrip } from "../../../charts/portrait/axis-strip.tsx";
import { AxisValues } from "../../../charts/portrait/axis-values.tsx";
import { FocusFigure } from "../../../charts/portrait/focus-figure.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, ComparisonBlock, CostLimits } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { isLabelled } from "./stated-alone.ts";

/**
 * Two or three strategies. Their ideas come first. What differs is drawn on one scale, as portraits below one another
 * and as dots among all strategies. Then it is a table. What is the same for all comes last.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const rows = block.rows.filter(({ values }) => !isLabelled(block, values));
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
        <div className={styles.drawn}>
          <Ideas strategies={block.strategies} />
          <AxisStrip axes={block.axes} labels={({ dots }) => <AxisValues dots={dots} />} />
        </div>
        <ComparisonTable block={{ ...block, rows }} />
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

/**
 * One row for each strategy, in the order of the columns: its idea, and beside it what its factsheet draws. Two without
 * a common scale stand over their columns.
 */
function Ideas({ strategies }: { strategies: ComparedStrategy[] }): ReactElement {
  const isOnScale = strategies.filter(({ portrait }) => portrait !== null).length > 1;
  const isSideBySide = strategies.length === 2 && !isOnScale;
  return (
    <ul className={isSideBySide ? `${styles.portraits} ${styles.columns}` : styles.portraits}>
      {strategies.map((strategy) => (
        <li key={strategy.href}>
          <div>
            <h3>{strategy.name}</h3>
            <p>{noBreakRanges(strategy.idea)}</p>
          </div>
          {!isSame(strategies) && <Drawn strategy={strategy} isOnScale={isOnScale} />}
        </li>
      ))}
    </ul>
  );
}

/** Two portraits or more are on one scale. Beside fewer, a strategy's own drawing says more. */
function Drawn({
  strategy: { portrait, focus },
  isOnScale,
}: {
  strategy: ComparedStrategy;
  isOnScale: boolean;
}): ReactElement | null {
  if (portrait !== null && (isOnScale || focus === null)) return <PortraitFigure portrait={portrait} />;
  return focus && <FocusFigure focus={focus} />;
}

function Alike({ block }: { block: ComparisonBlock }): ReactElement {
  const { strategies, limits } = block;
  const shared = block.shared.filter(({ value }) => !isLabelled(block, Array(strategies.length).fill(value)));
  return (
    <div className={styles.alike}>
      <h2>The same for {strategies.length === 2 ? "both" : "all"}</h2>
      {isSame(strategies) && strategies[0]?.portrait && <PortraitFigure portrait={strategies[0].portrait} />}
      <dl className={styles.cells}>
        {shared.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {limits !== null && <Costs limits={limits} />}
    </div>
  );
}

/** The highest costs by rule, which are no strategy's own, in the order in which they fall due. */
function Costs({ limits: { amounts, rows, basis } }: { limits: CostLimits }): ReactElement {
  return (
    <>
      <h3>Costs by SEBI's rules, at most, on {amounts[0]}</h3>
      <dl className={styles.cells}>
        {rows.map(({ label, rule, limits }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{limits[0]}</dd> <dd>{noBreakRanges(rule)}</dd>
          </div>
        ))}
        <div>
          <dt>Manager's fee</dt> <dd>as agreed</dd> <dd>in your agreement</dd>
        </div>
      </dl>
      <SectionFootnote text={basis} />
    </>
  );
}
