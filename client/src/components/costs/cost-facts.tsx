import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** What the requested year costs, as the end of a sentence, and how much of the amount that is. */
export function CostSum({ costs: { amount, share, year, years } }: { costs: Costs }): ReactElement {
  const { together } = years[year - 1] as Costs["years"][number];
  return (
    <p className={styles.sum}>
      <strong>{together.shown}</strong>{" "}
      <span>
        {share} of {amount.shown}
      </span>
    </p>
  );
}

/** The parts of the sum, and behind them the sum itself unless it stands above them. */
export function CostFacts({ costs, sum }: { costs: Costs; sum?: string }): ReactElement {
  const { together } = costs.years[costs.year - 1] as Costs["years"][number];
  const whole = {
    label: sum ?? "",
    figure: together.shown,
    detail: `${costs.share} of ${costs.amount.shown}`,
  };
  return (
    <dl className={styles.facts}>
      {(sum === undefined ? costs.facts : [...costs.facts, whole]).map(({ label, figure, detail }) => (
        <div className={label === sum ? styles.whole : undefined} key={label}>
          <dt>{label}</dt>{" "}
          <dd>
            <strong>{figure}</strong> <span>{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
