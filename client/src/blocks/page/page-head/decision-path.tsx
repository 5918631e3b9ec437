import { Fragment, type ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import type { DecisionAnswer, DecisionQuestion } from "../../../content/types.ts";
import styles from "./decision-path.module.css";

/**
 * Questions with one answer in sight, which is that of the last question unless an option before it ends the path.
 *
 * The stylesheet alone shows and hides, by what is checked. Paper and programs get every answer below its option.
 */
export function DecisionPath({ questions }: { questions: DecisionQuestion[] }): ReactElement {
  return (
    <div className={styles.path}>
      {questions.map((question, place) => (
        <fieldset className={styles.question} key={question.text}>
          <legend>
            <span data-untold="">{place + 1}</span> {question.text}
          </legend>
          <div className={styles.options} data-untold="">
            {question.options.map((option, index) => (
              <Fragment key={option.label}>
                <label>
                  <input
                    type="radio"
                    name={`question-${place + 1}`}
                    value={index + 1}
                    defaultChecked={index === 0}
                    data-ends={option.answer === null ? undefined : ""}
                  />
                  <span>{keptRanges(option.label)}</span>
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
      <p>{keptRanges(answer.text)}</p>
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
