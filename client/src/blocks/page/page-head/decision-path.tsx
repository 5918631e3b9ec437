import { Fragment, type ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { DecisionAnswer, DecisionQuestion, Link } from "../../../content/types.ts";
import styles from "./decision-path.module.css";

/**
 * Questions that lead to one answer: that of the last question, unless an earlier option ends the path.
 *
 * Until there is an answer, the one to a path without an early end stands in its place as an example. The stylesheet alone
 * shows and hides, by what is checked. Paper and the Markdown twin have every answer below its option.
 */
export function DecisionPath({
  title,
  questions,
}: {
  title: string | null;
  questions: DecisionQuestion[];
}): ReactElement {
  const last = questions.at(-1)?.options[0];
  const chosen = questions.slice(0, -1).map(({ options }) => options.find(({ answer }) => answer === null));
  const words = [...chosen, last].map((option) => `“${option?.label}”`);
  return (
    <div className={styles.path}>
      {title !== null && <h2>{title}</h2>}
      {questions.map((question, place) => (
        <fieldset className={styles.question} key={question.text}>
          <legend>
            <span data-markdown-omit="">{place + 1}</span> {question.text}
          </legend>
          <div className={styles.options} data-markdown-omit="">
            {question.options.map((option, index) => (
              <Fragment key={option.label}>
                <label>
                  <input
                    type="radio"
                    name={`question-${place + 1}`}
                    value={index + 1}
                    data-ends={option.answer === null ? undefined : ""}
                  />
                  <span>{noBreakRanges(option.label)}</span>
                </label>{" "}
              </Fragment>
            ))}
          </div>
          <div aria-live="polite">
            {question.options.map(({ label, answer }, index) =>
              answer === null ? null : (
                <Answer label={label} answer={answer} option={index + 1} key={label} />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <div className={styles.open} data-open="" data-markdown-omit="">
        <p className={styles.example}>For example, after {words.join(", ")}:</p>
        {last?.answer != null && <AnswerWords answer={last.answer} />}
      </div>
    </div>
  );
}

function Ways({ links }: { links: Link[] }): ReactElement {
  return (
    <p className={styles.ways}>
      {links.map((link) => (
        <span key={link.label}>
          <OnwardLink link={link} />{" "}
        </span>
      ))}
    </p>
  );
}

function Answer({
  label,
  answer,
  option,
}: {
  label: string;
  answer: DecisionAnswer;
  option: number;
}): ReactElement {
  return (
    <div className={styles.answer} data-option={option}>
      <p className={styles.given}>{label}</p>
      <AnswerWords answer={answer} />
    </div>
  );
}

function AnswerWords({ answer }: { answer: DecisionAnswer }): ReactElement {
  return (
    <>
      <p>{noBreakRanges(answer.text)}</p>
      <Ways links={answer.links} />
    </>
  );
}
