import { Fragment, type ReactElement } from "react";
import actions from "../../../components/actions.module.css";
import type { AskedQuestion, GivenAnswer, GuideQuestion } from "../../../content/types.ts";
import styles from "./residence-guide.module.css";

/** The question that stands now, as a form that a browser sends without script. */
export function GuideForm({
  asked,
  question,
  given,
  action,
  anchor,
}: {
  asked: AskedQuestion;
  question: GuideQuestion;
  given: GivenAnswer[];
  action: string;
  anchor: string;
}): ReactElement {
  const { error } = asked;
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
    <form className={`${styles.form} ${styles.step}`} action={action} id={anchor} data-untold="">
      {given.map(({ asks, value }) => (
        <input type="hidden" name={asks} value={value} key={asks} />
      ))}
      <p className={styles.count}>Question {asked.number}</p>
      {asked.most === null ? (
        <fieldset {...described}>
          <legend>{question.question}</legend>
          {hints}
          {question.options.map(({ value, label }) => (
            <Fragment key={value}>
              <label className={styles.option}>
                <input type="radio" name={question.asks} value={value} required />
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
            name={question.asks}
            min={0}
            max={asked.most}
            defaultValue={asked.written}
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
        <a href={`${asked.skipHref}#${anchor}`}>I do not know</a>
      </p>
    </form>
  );
}
