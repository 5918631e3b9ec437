import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { Card, Crossover, CrossoverBlock, ShownOdds } from "../../../content/types.ts";
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
      <Traits heading={block.traitsHeading} traits={block.traits} />
    </LedgerSection>
  );
}

function TypeView({ type }: { type: Crossover }): ReactElement {
  return (
    <article className={styles.type}>
      {type.odds === null ? <p className={styles.notStated}>Not stated</p> : <Odds odds={type.odds} />}
      <h3>{type.title}</h3>
      <p className={styles.text}>{type.text}</p>
    </article>
  );
}

function Odds({ odds: { before, figure, after } }: { odds: ShownOdds }): ReactElement {
  return (
    <p className={styles.odds}>
      {before !== "" && <small>{before}</small>}
      {figure}
      {after !== "" && <small>{after}</small>}
    </p>
  );
}

function Traits({ heading, traits }: { heading: string; traits: Card[] }): ReactElement {
  return (
    <>
      <h3 className={styles.traitsHeading}>{heading}</h3>
      <ul className={styles.traits}>
        {traits.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <RichText blocks={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
