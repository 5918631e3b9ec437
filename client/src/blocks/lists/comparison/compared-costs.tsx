import type { ReactElement } from "react";
import { LimitsTable } from "../../../components/costs/limits-table.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { ComparedStrategy, CostLimits } from "../../../content/types.ts";
import styles from "./comparison.module.css";

/** What the rules allow, the same for all, beside what each manager states, which may differ. */
export function ComparedCosts({
  costs,
  strategies,
}: {
  costs: CostLimits;
  strategies: ComparedStrategy[];
}): ReactElement {
  return (
    <div className={styles.costs}>
      <h3>What it costs</h3>
      <div>
        <div>
          <LimitsTable limits={costs} />
        </div>
        <div>
          <h4>What each manager states</h4>
          <dl className={styles.stated}>
            {[...new Set(strategies.map(({ costTerms }) => costTerms))].map((terms) => (
              <div key={terms}>
                {strategies.map(
                  ({ name, href, costTerms }) => costTerms === terms && <dt key={href}>{name}</dt>,
                )}{" "}
                <dd>{terms}</dd>
              </div>
            ))}
          </dl>
          <SectionFootnote text={costs.basis} />
        </div>
      </div>
    </div>
  );
}
