import type { ReactElement } from "react";
import { RichText } from "../../../components/rich-text.tsx";
import { PartHeading } from "../../../components/sections/heading-levels.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { Card, CrossoverBlock, Odds } from "../../../content/types.ts";
import styles from "./crossover.module.css";

/** What a crossing from one size to another is, with its odds and the traits that make it plausible. */
export function CrossoverView({ block }: { block: CrossoverBlock }): ReactElement {
  return (
    <MarginSection head={block}>
      <p className={styles.definition}>{block.definition}</p>
      <div className={styles.types}>
        {block.types.map(({ crossing, odds, title, text }) => (
          <article className={styles.type} key={crossing}>
            <OddsView odds={odds} />
            <PartHeading>{title}</PartHeading>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
      <Traits heading={block.traitsHeading} traits={block.traits} />
    </MarginSection>
  );
}

/** "~14%", "under 1%" or "2%" */
function OddsView({ odds: { percent, bound } }: { odds: Odds }): ReactElement {
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
