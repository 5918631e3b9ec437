import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** What the requested year costs, as the end of a sentence, how much of it is the fee, and what the rules limit. */
export function CostSum({ costs: { byRule, share, feeShare, year, years } }: { costs: Costs }): ReactElement {
  const { together } = years[year - 1] as Costs["years"][number];
  return (
    <p className={styles.sum}>
      costs about <strong>{together.shown}</strong> or {share} of it{" "}
      <span>
        {feeShare} of that is the manager's fee; SEBI's rules of 2025 cap the rest at {byRule}
      </span>
    </p>
  );
}

/** The parts of the sum. */
export function CostFacts({ costs: { facts } }: { costs: Costs }): ReactElement {
  return (
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
  );
}
