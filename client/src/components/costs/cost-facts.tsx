import type { ReactElement } from "react";
import type { CostFact } from "../../content/types.ts";
import styles from "./cost-facts.module.css";

/** The answers side by side: what each is about, its figure, and what it rests on. */
export function CostFacts({ facts }: { facts: CostFact[] }): ReactElement {
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
