import type { ReactElement } from "react";
import type { Costs } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** What the requested year costs in all, how much of it the rules limit, and its parts. */
export function CostFacts({ costs: { byRule, facts, year, years } }: { costs: Costs }): ReactElement {
  return (
    <div className={styles.sum}>
      <p>
        about <strong>{years[year - 1]?.together.shown}</strong>{" "}
        <span>of it at most {byRule} by SEBI's rules of 2025</span>
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
