import type { ReactElement } from "react";
import { LinePairPlot } from "../../../art/plots/line-pair-plot.tsx";
import { RanksPlot } from "../../../art/plots/ranks-plot.tsx";
import { TallyPlot } from "../../../art/plots/tally-plot.tsx";
import numerals from "../../../components/numeral.module.css";
import { SampleMark } from "../../../components/sample-mark.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import { WideSection } from "../../../components/sections/wide-section.tsx";
import type { Drawing, Step, StepsBlock } from "../../../content/types.ts";
import styles from "./steps.module.css";

/** Steps in columns parted by hairlines, numbered where they have an order; otherwise four stand across the page. */
export function StepsView({ block }: { block: StepsBlock }): ReactElement {
  const Frame = block.numbered ? MarginSection : WideSection;
  const isMixed = block.items.some(({ sample }) => sample);
  return (
    <Frame head={isMixed ? { ...block, sample: false } : block}>
      <Folded name={block.items.length}>
        <div className={block.numbered ? styles.steps : `${styles.steps} ${styles.across}`} data-reveal="">
          {block.items.map((step, index) => (
            <StepView step={step} number={block.numbered ? index + 1 : null} key={step.title} />
          ))}
        </div>
      </Folded>
    </Frame>
  );
}

function StepView({ step, number }: { step: Step; number: number | null }): ReactElement {
  return (
    <article className={step.drawing === null ? `${styles.step} ${styles.plain}` : styles.step}>
      {number !== null && (
        <p className={numerals.numeral} data-markdown-omit="">
          {number}
        </p>
      )}
      {step.drawing !== null && step.alt !== null && (
        <div className={styles.drawing} data-markdown-omit={step.sample || undefined}>
          {step.sample && <SampleMark />}
          <StepDrawing drawing={step.drawing} label={step.alt} />
        </div>
      )}
      <PartHeading className={styles.title}>{step.title}</PartHeading>
      <p className={styles.text}>{step.text}</p>
    </article>
  );
}

/** A step's drawing, chosen by its kind. */
function StepDrawing({ drawing, label }: { drawing: Drawing; label: string }): ReactElement {
  switch (drawing.kind) {
    case "linePair":
      return <LinePairPlot drawing={drawing} label={label} />;
    case "ranks":
      return <RanksPlot drawing={drawing} label={label} />;
    case "tally":
      return <TallyPlot drawing={drawing} label={label} />;
  }
}
