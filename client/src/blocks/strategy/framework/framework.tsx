import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { Folded } from "../../../components/sections/folded.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Card, FrameworkBlock } from "../../../content/types.ts";
import { CirclesDrawing } from "./circles-drawing.tsx";
import styles from "./framework.module.css";

/** Three overlapping circles beside what they stand for and the sub-sections, then tagline and closing. */
export function FrameworkView({ block }: { block: FrameworkBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <div className={styles.framework}>
        <CirclesDrawing titles={block.circles.map(({ title }) => title)} label={block.alt} />
        <ol className={styles.circles}>
          {block.circles.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <PartHeading>{title}</PartHeading>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {block.parts.length > 0 && (
          <Folded name="how a company enters and leaves" isOnDemand>
            <Parts parts={block.parts} />
          </Folded>
        )}
      </div>
      <p className={styles.tagline}>{block.tagline}</p>
      {block.closing !== null && <p className={styles.closing}>{block.closing}</p>}
    </MarginSection>
  );
}

function Parts({ parts }: { parts: Card[] }): ReactElement {
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <section className={styles.part} key={part.title}>
          <PartHeading>{part.title}</PartHeading>
          <RichText blocks={part.text} />
        </section>
      ))}
    </div>
  );
}
