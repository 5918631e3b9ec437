import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** What the requested year costs in all, how much of it is the fee and how much the rules limit, and its parts. */
export function CostFacts({ costs: { byRule, facts, year, years } }: { costs: Costs }): ReactElement {
  const asked = years[year - 1] as Costs["years"][number];
  const feeShare = Math.round((asked.feeSoFar.value / asked.together.value) * 100);
  return (
    <div className={styles.sum}>
      <p>
        about <strong>{asked.together.shown}</strong>{" "}
        <span>
          {feeShare}% is the manager's fee; SEBI's rules of 2025 cap the rest at {byRule}
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, figure, detail }) => (
          <div key={label}>
            <dt>{label}</dt>{" "}
            <dd>
              <strong>{figure}</strong> <span>{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
