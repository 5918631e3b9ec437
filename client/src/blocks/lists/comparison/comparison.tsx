import type { ReactElement } from "react";
import { YearDial } from "../../../art/years/year-dial.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonGroupRows } from "./comparison-rows.tsx";

/** Two or three strategies, a column each; on phones every value stands under its row's label with its strategy's name. */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const ground = block.surface ? ` ${layout.surface}` : "";
  return (
    <section className={`${layout.section}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <ComparisonHead block={block} />
        <table className={styles.table}>
          <caption className={layout.visuallyHidden}>
            {block.heading}. {block.strategies.map(({ told }) => told).join(" ")}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {block.strategies.map((strategy) => (
                <th scope="col" key={strategy.href}>
                  <StrategyHead strategy={strategy} />
                </th>
              ))}
            </tr>
          </thead>
          {block.groups.map((group) => (
            <ComparisonGroupRows group={group} strategies={block.strategies} key={group.heading} />
          ))}
          <FactsheetLinks strategies={block.strategies} />
        </table>
        <p className={layout.asOf}>{block.footnote}</p>
      </div>
    </section>
  );
}

function ComparisonHead({ block }: { block: ComparisonBlock }): ReactElement {
  return (
    <header className={styles.head}>
      <h2>{block.heading}</h2>
      {block.link !== null && (
        <p>
          <OnwardLink link={block.link} />
        </p>
      )}
      {block.note !== null && <p className={styles.note}>{block.note}</p>}
    </header>
  );
}

function StrategyHead({ strategy }: { strategy: ComparedStrategy }): ReactElement {
  return (
    <div className={styles.strategy}>
      <YearDial completedYears={strategy.completedYears} />
      <div>
        <a className={styles.name} href={strategy.href}>
          {strategy.name}
        </a>{" "}
        {strategy.removeHref !== null && (
          <a className={styles.remove} href={strategy.removeHref}>
            <Icon name="x" />
            Remove<span className={layout.visuallyHidden}> {strategy.name}</span>
          </a>
        )}
      </div>
    </div>
  );
}

function FactsheetLinks({ strategies }: { strategies: ComparedStrategy[] }): ReactElement {
  return (
    <tbody className={styles.factsheets}>
      <tr>
        <th scope="row">
          <span className={layout.visuallyHidden}>Next step</span>
        </th>
        {strategies.map(({ name, href }) => (
          <td key={href}>
            <span className={styles.valueName} aria-hidden="true">
              {name}
            </span>{" "}
            <a className={styles.factsheet} href={href}>
              Factsheet<span className={layout.visuallyHidden}> of {name}</span>
              <Icon name="arrow-right" />
            </a>
          </td>
        ))}
      </tr>
    </tbody>
  );
}
