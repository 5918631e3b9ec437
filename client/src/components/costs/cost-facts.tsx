import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** What the requested year costs, as the end of a sentence; its share of the amount; and the sum once no load is due. */
export function CostSum({
  costs: { amount, share, fullYears, year, years },
}: {
  costs: Costs;
}): ReactElement {
  const { together } = years[year - 1] as Costs["years"][number];
  return (
    <p className={styles.sum}>
      <strong>{together.shown}</strong>{" "}
      <span>
        {share} of {amount.shown}
        {fullYears !== null && `. ${fullYears}`}
      </span>
    </p>
  );
}

/** The parts of the sum. */
export function CostFacts({ costs }: { costs: Costs }): ReactElement {
  return (
    <dl className={styles.facts}>
      {costs.facts.map(({ label, figure, detail }) => (
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
