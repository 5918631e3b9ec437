import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** The most that the requested year costs by rule, and the parts of that sum. The manager's fee is none of them. */
export function CostFacts({ costs: { facts, fee, year, years } }: { costs: Costs }): ReactElement {
  return (
    <div className={styles.sum}>
      <p>
        at most <strong>{years[year - 1]?.together.shown}</strong> plus the manager's fee, as agreed
      </p>
      <p className={styles.fee}>{fee}</p>
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
