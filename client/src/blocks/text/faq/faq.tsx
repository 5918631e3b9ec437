import type { ReactElement } from "react";
import { SpansFigure } from "../../../art/plots/spans-figure.tsx";
import layout from "../../../components/layout.module.css";
import { noBreakRanges } from "../../../components/no-break-ranges.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { FaqBlock, Question, SpansDrawing } from "../../../content/types.ts";
import styles from "./faq.module.css";

/**
 * Questions of which at most one is open: `<details name>` does it without script. The first starts open.
 */
export function FaqView({ block }: { block: FaqBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing={block.surface ? "full" : "flush"}>
      <div className={styles.faq}>
        {block.questions.map((question, index) => (
          <QuestionView
            question={question}
            drawing={block.drawings[question.id]}
            number={index + 1}
            group={block.group}
            isOpen={index === 0}
            key={question.id}
          />
        ))}
      </div>
      <p className={layout.asOf}>{block.footnote}</p>
    </MarginSection>
  );
}

function QuestionView({
  question,
  drawing,
  number,
  group,
  isOpen,
}: {
  question: Question;
  drawing: SpansDrawing | undefined;
  number: number;
  group: string;
  isOpen: boolean;
}): ReactElement {
  return (
    <details name={group} open={isOpen || undefined}>
      <summary>
        <span className={styles.numeral} data-markdown-omit="">
          {number}
        </span>
        <h3>{question.question}</h3>
        {question.inShort !== null && (
          <span className={styles.inShort}>{noBreakRanges(question.inShort)}</span>
        )}
        <span className={styles.sign} />
      </summary>
      <div className={styles.answer} id={question.id}>
        {drawing && <SpansFigure drawing={drawing} />}
        <RichText blocks={question.answer} />
      </div>
    </details>
  );
}
