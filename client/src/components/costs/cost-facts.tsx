import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** The most that the requested year costs by rule, the parts of that sum, and apart from it a manager's fee. */
export function CostFacts({ costs: { facts, fee, year, years } }: { costs: Costs }): ReactElement {
  return (
    <div className={styles.sum}>
      <p>
        at most <strong>{years[year - 1]?.together.shown}</strong> and the manager's fee
      </p>
      <dl className={styles.facts}>
        {[...facts, fee].map(({ label, figure, detail }) => (
          <div className={label === fee.label ? styles.fee : undefined} key={label}>
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
