import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Card, FrameworkBlock } from "../../../content/types.ts";
import styles from "./framework.module.css";

/** The tagline beside the heading; below one rule the sub-sections side by side. */
export function FrameworkView({ block }: { block: FrameworkBlock }): ReactElement {
  return (
    <MarginSection head={{ ...block, note: block.tagline }}>
      {block.parts.length > 0 && <Parts parts={block.parts} />}
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
