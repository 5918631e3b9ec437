import type { ReactElement } from "react";
import { CostStepsPlot } from "../../../art/plots/cost-steps-plot.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { CostFacts } from "../../../components/costs/cost-facts.tsx";
import { CostsFormView, WORKED_OUT } from "../../../components/costs/costs-form.tsx";
import readers from "../../../components/for-readers.module.css";
import { MarginSection } from "../../../components/sections/section.tsx";
import { SectionFootnote } from "../../../components/sections/section-text.tsx";
import type { Costs, CostsAnswerBlock } from "../../../content/types.ts";
import styles from "./costs-answer.module.css";

/**
 * The form in the margin, beside it the answer: the facts, the steps over the years, and every year as a row.
 * What nobody asked for is called an example. Where something asked is faulty, no advisor is asked about it, and the
 * page opens at its faults.
 */
export function CostsAnswerView({ block }: { block: CostsAnswerBlock }): ReactElement {
  const { costs, form, isExample } = block.answer;
  const isFaulty = Object.keys(form.errors).length > 0;
  return (
    <MarginSection
      head={block}
      aside={
        <div className={styles.form}>
          <CostsFormView form={form} action={block.action} submit={block.show} />
        </div>
      }
      spacing="flush"
    >
      <div className={styles.answer} id={isFaulty ? undefined : WORKED_OUT}>
        <h3>
          {isExample && "Example: "}
          {costs.heading}
        </h3>
        <CostFacts facts={costs.facts} />
        <CostStepsPlot costs={costs} />
        <YearsTable costs={costs} caption={block.caption} />
        <SectionFootnote text={block.footnote} />
        {!isFaulty && (
          <p>
            <ButtonLink link={block.ask} look="primary" />
          </p>
        )}
      </div>
    </MarginSection>
  );
}

function YearsTable({ costs, caption }: { costs: Costs; caption: string }): ReactElement {
  return (
    <table className={styles.years}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th className={styles.rate} scope="col">
            Rate
          </th>
          <th scope="col">Leaving</th>
          <th scope="col">Operating</th>
          <th scope="col">Together</th>
        </tr>
      </thead>
      <tbody>
        {costs.years.map(({ year, leaving, leavingRate, operatingSoFar, together }) => (
          <tr className={year === costs.year ? styles.asked : undefined} key={year}>
            <th scope="row">
              {year}
              {year === costs.year && (
                <span className={readers.visuallyHidden} data-markdown-omit="">
                  , as asked
                </span>
              )}
            </th>
            <td className={styles.rate}>{leavingRate}</td>
            <td>{leaving.shown}</td>
            <td>{operatingSoFar.shown}</td>
            <td>{together.shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
