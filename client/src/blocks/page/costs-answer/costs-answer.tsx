import type { ReactElement } from "react";
import { CostStepsPlot, LayerKey } from "../../../art/plots/cost-steps-plot.tsx";
import { ButtonLink } from "../../../components/action-link.tsx";
import { CostFacts } from "../../../components/costs/cost-facts.tsx";
import { CostsFormView, WORKED_OUT } from "../../../components/costs/costs-form.tsx";
import readers from "../../../components/for-readers.module.css";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import { ReviewLine } from "../../../components/sections/review-line.tsx";
import type { Costs, CostsAnswerBlock, PageDocument } from "../../../content/types.ts";
import styles from "./costs-answer.module.css";
import { TypedQuestion } from "./typed-question.tsx";

/**
 * The page's head with the form, and the answer: the sum, the steps over the years, and a table of the years. Whoever
 * has asked gets the answer before the form, which wide screens show below the heading all the same. On wide screens
 * the rows of the table are columns under their steps.
 *
 * The answer to nobody's request is called an example. If the request has faults, there is no link to ask an advisor,
 * and the page opens at the faults.
 */
export function CostsAnswerView({
  block,
  page: { breadcrumbs, review },
}: {
  block: CostsAnswerBlock;
  page: Pick<PageDocument, "breadcrumbs" | "review">;
}): ReactElement {
  const { costs, form, isExample } = block.answer;
  const { together } = costs.years[costs.year - 1] as Costs["years"][number];
  const [first, last] = [costs.years[0]?.yearlyPercent, costs.years.at(-1)?.yearlyPercent];
  const isFaulty = Object.keys(form.errors).length > 0;
  const isAnswered = !isExample && !isFaulty;
  const enquiry = (
    <div className={styles.form}>
      <CostsFormView action={block.action} submit={block.show}>
        <TypedQuestion form={form} note={block.formNote} />
      </CostsFormView>
    </div>
  );
  const answer = (
    <div className={styles.answer} id={isFaulty ? undefined : WORKED_OUT}>
      <div className={styles.words}>
        <h2>
          {costs.heading} <strong>{together.shown}</strong>, {costs.share} of {costs.amount.shown}
        </h2>
        <p>
          {costs.fullYears} A year costs {first}% if you leave in year 1, and {last}% once no exit load is
          due.
        </p>
      </div>
      <CostFacts costs={costs} />
      <div className={styles.years}>
        <CostStepsPlot costs={costs} />
        <YearsTable costs={costs} caption={block.caption} />
      </div>
      <p className={styles.caveats}>
        {isExample && "An example. "}
        On this amount SEBI's rules of 2025 cap exit load and operating costs at {costs.byRule} by year{" "}
        {costs.year}. No rule caps the fee. {block.footnote}
      </p>
      <div className={styles.closing}>
        <ReviewLine review={review} />
        {!isFaulty && (
          <p>
            <ButtonLink link={block.ask} look="primary" />
          </p>
        )}
      </div>
    </div>
  );
  return (
    <section className={`${layout.head} ${styles.head}`}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div>
          <PageIntro trail={breadcrumbs} heading={block.heading} lede={block.lede} />
        </div>
        {isAnswered ? answer : enquiry}
        {isAnswered ? enquiry : answer}
      </div>
    </section>
  );
}

/** The layers of the drawing, from the top. */
const LAYERS = { Fee: "fee", "Exit load": "leaving", Operating: "operating" } as const;

function YearsTable({ costs, caption }: { costs: Costs; caption: string }): ReactElement {
  return (
    <table>
      <caption>
        {caption}{" "}
        <span className={styles.keys} aria-hidden="true" data-markdown-omit="">
          {Object.entries(LAYERS).map(([name, of]) => (
            <span key={name}>
              <LayerKey of={of} />
              {name}{" "}
            </span>
          ))}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {Object.entries(LAYERS).map(([name, of]) => (
            <th scope="col" key={name}>
              <LayerKey of={of} />
              {name}
            </th>
          ))}
          <th scope="col">Together</th>
          <th scope="col">% a year</th>
        </tr>
      </thead>
      <tbody>
        {costs.years.map(({ year, leaving, operatingSoFar, feeSoFar, together, yearlyPercent }) => (
          <tr className={year === costs.year ? styles.asked : undefined} key={year}>
            <th scope="row">
              {year}
              {year === costs.year && (
                <span className={readers.visuallyHidden} data-markdown-omit="">
                  , the year of leaving
                </span>
              )}
            </th>
            <td>{inDigits(feeSoFar)}</td>
            <td>{inDigits(leaving)}</td>
            <td>{inDigits(operatingSoFar)}</td>
            <td>{inDigits(together)}</td>
            <td>{yearlyPercent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sum without its sign, which the caption names once. */
function inDigits({ shown }: Costs["amount"]): string {
  return shown.replace("₹", "");
}
