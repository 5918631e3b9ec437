import type { ReactElement } from "react";
import { CrossingDrawing } from "../../../art/diagrams/crossing-drawing.tsx";
import { keptRanges } from "../../../components/kept-ranges.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { Card, CrossingFigure, Crossover, CrossoverBlock, Odds } from "../../../content/types.ts";
import styles from "./crossover.module.css";

/** What a crossing from one size to another is, with its odds and the traits that make it plausible. */
export function CrossoverView({ block }: { block: CrossoverBlock }): ReactElement {
  return (
    <LedgerSection head={block}>
      <p className={styles.definition}>{block.definition}</p>
      <div className={styles.types}>
        {block.types.map((type) => (
          <TypeView type={type} key={type.crossing} />
        ))}
      </div>
      <p className={layout.asOf}>{block.footnote}</p>
      <div className={block.crossing === null ? undefined : styles.drawn}>
        {block.crossing !== null && <Crossing figure={block.crossing} />}
        <Traits heading={block.traitsHeading} traits={block.traits} />
      </div>
    </LedgerSection>
  );
}

function Crossing({ figure }: { figure: CrossingFigure }): ReactElement {
  return (
    <figure className={styles.crossing}>
      <CrossingDrawing counts={figure} label={figure.alt} />
      <figcaption>{keptRanges(figure.caption)}</figcaption>
    </figure>
  );
}

function TypeView({ type }: { type: Crossover }): ReactElement {
  return (
    <article className={styles.type}>
      {type.odds === null ? <p className={styles.notStated}>Not stated</p> : <OddsView odds={type.odds} />}
      <PartHeading>{type.title}</PartHeading>
      <p className={styles.text}>{type.text}</p>
    </article>
  );
}

function OddsView({ odds: { bound, percent } }: { odds: Odds }): ReactElement {
  return (
    <p className={styles.odds}>
      {bound === "under" && <small>under </small>}
      {bound === "about" ? `~${percent}` : percent}
      <small>%</small>
    </p>
  );
}

function Traits({ heading, traits }: { heading: string; traits: Card[] }): ReactElement {
  return (
    <div>
      <PartHeading className={styles.traitsHeading}>{heading}</PartHeading>
      <ul className={styles.traits}>
        {traits.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <RichText blocks={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
