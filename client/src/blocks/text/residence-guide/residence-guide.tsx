import type { ReactElement } from "react";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import readers from "../../../components/for-readers.module.css";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import type { GuideQuestion, ResidenceGuideBlock } from "../../../content/types.ts";
import { GuideForm } from "./guide-form.tsx";
import { GuideResults } from "./guide-results.tsx";
import styles from "./residence-guide.module.css";

/**
 * One question with a plain GET form, beside the limits of days that the answers so far leave open; or the results. The
 * answers so far stand below the question or beside the results, each with a link back to it.
 */
export function ResidenceGuideView({ block }: { block: ResidenceGuideBlock }): ReactElement {
  const { question: next, given, results, days } = block.state;
  const place = block.questions.findIndex(({ parameter }) => parameter === next?.parameter);
  const question = block.questions[place];
  // On a phone the answers are below the question. So each step leads to the question.
  const anchor = `${block.id}-step`;
  const answers = given.length > 0 && <Answers block={block} anchor={anchor} />;
  return (
    <section className={`${layout.section} ${layout.flush}`} id={block.id}>
      <div className={`${layout.wrap} ${styles.guide}`}>
        <div>
          {results !== null && <GuideResults block={block} results={results} anchor={anchor} />}
          {next !== null && question !== undefined && (
            <GuideForm
              next={next}
              question={question}
              place={place + 1}
              most={block.questions.length}
              given={given}
              action={`${block.path}#${anchor}`}
              anchor={anchor}
            />
          )}
          {results === null && answers}
        </div>
        <div className={styles.aside}>
          {results === null && (
            <>
              <h2>{block.heading}</h2>
              <SpansFigure drawing={days} />
            </>
          )}
          {results !== null && answers}
          <p className={layout.asOf}>{noBreakRanges(block.footnote)}</p>
        </div>
      </div>
    </section>
  );
}

function Answers({ block, anchor }: { block: ResidenceGuideBlock; anchor: string }): ReactElement {
  const questions = new Map(block.questions.map((question) => [question.parameter, question]));
  return (
    <div className={styles.answers}>
      <h2>Your answers</h2>
      <dl className={styles.given}>
        {block.state.given.map(({ parameter, value, isSkipped, changeHref }) => (
          <div key={parameter}>
            <dt>{questions.get(parameter)?.short}</dt>
            <dd>
              {isSkipped ? "not answered" : labelOf(value, questions.get(parameter))}{" "}
              <a href={`${changeHref}#${anchor}`}>
                Change<span className={readers.visuallyHidden}> {questions.get(parameter)?.short}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.restart}>
        <a href={`${block.path}#${anchor}`}>Start again</a>
      </p>
    </div>
  );
}

/** The label of an answer; a number is its own label. */
function labelOf(value: string, question: GuideQuestion | undefined): string {
  return question?.options.find((option) => option.value === value)?.label ?? value;
}
