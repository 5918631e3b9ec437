import { Fragment, type ReactElement } from "react";
import actions from "../../../components/actions.module.css";
import type { GivenAnswer, GuideQuestion, NextQuestion } from "../../../content/types.ts";
import styles from "./residence-guide.module.css";

/** The next question, as a form that a browser sends without script. It is at most the `place`th of `most`. */
export function GuideForm({
  next,
  question,
  place,
  most,
  given,
  action,
  anchor,
}: {
  next: NextQuestion;
  question: GuideQuestion;
  place: number;
  most: number;
  given: GivenAnswer[];
  action: string;
  anchor: string;
}): ReactElement {
  const { error } = next;
  const describedBy = [question.hint !== null && "guide-hint", error !== null && "guide-error"].filter(
    Boolean,
  );
  const described = { "aria-describedby": describedBy.join(" ") || undefined };
  const hints = (
    <>
      {question.hint !== null && (
        <p className={styles.hint} id="guide-hint">
          {question.hint}
        </p>
      )}
      {error !== null && (
        <p className={styles.error} id="guide-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
  return (
    <form className={`${styles.form} ${styles.step}`} action={action} id={anchor} data-markdown-omit="">
      {given.map(({ parameter, value }) => (
        <input type="hidden" name={parameter} value={value} key={parameter} />
      ))}
      <p className={styles.count}>
        Question {next.number}
        {place < most ? ` of up to ${next.number + most - place}` : ", the last"}
      </p>
      <svg className={styles.steps} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={most} height="1" />
        <rect className={styles.gone} width={place} height="1" />
        {Array.from({ length: most - 1 }, (_, step) => (
          <line x1={step + 1} x2={step + 1} y2="1" key={step} />
        ))}
      </svg>
      {next.most === null ? (
        <fieldset {...described}>
          <legend>{question.question}</legend>
          {hints}
          {question.options.map(({ value, label }) => (
            <Fragment key={value}>
              <label className={styles.option}>
                <input type="radio" name={question.parameter} value={value} required />
                <span>{label}</span>
              </label>{" "}
            </Fragment>
          ))}
        </fieldset>
      ) : (
        <>
          <label className={styles.question} htmlFor="guide-number">
            {question.question}
          </label>
          {hints}
          <input
            className={styles.number}
            id="guide-number"
            type="number"
            inputMode="numeric"
            name={question.parameter}
            min={0}
            max={next.most}
            defaultValue={next.written}
            required
            aria-invalid={error !== null || undefined}
            {...described}
          />
        </>
      )}
      <p className={styles.ways}>
        <button className={actions.button} type="submit">
          Next
        </button>{" "}
        <a href={`${next.skipHref}#${anchor}`}>I do not know</a>
      </p>
    </form>
  );
}
