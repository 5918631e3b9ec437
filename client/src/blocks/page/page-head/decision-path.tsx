import { Fragment, type ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { DecisionAnswer, DecisionQuestion } from "../../../content/types.ts";
import styles from "./decision-path.module.css";

/**
 * Questions that lead to one answer: that of the last question, unless an earlier option ends the path.
 *
 * Until there is an answer, a sentence holds its place. The stylesheet alone shows and hides, by what is checked. Paper and
 * the Markdown twin have every answer below its option.
 */
export function DecisionPath({
  title,
  questions,
}: {
  title: string | null;
  questions: DecisionQuestion[];
}): ReactElement {
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
      <p className={styles.open} data-open="" data-markdown-omit="">
        Answer the questions, and what they lead to appears here.
      </p>
    </div>
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
      <p>{noBreakRanges(answer.text)}</p>
      <p className={styles.ways}>
        {answer.links.map((link) => (
          <span key={link.label}>
            <OnwardLink link={link} />{" "}
          </span>
        ))}
      </p>
    </div>
  );
}
