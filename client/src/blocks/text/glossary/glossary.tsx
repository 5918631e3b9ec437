import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { GlossaryBlock, GlossaryLetter, Term } from "../../../content/types.ts";
import styles from "./glossary.module.css";

/**
 * Terms under their letters, each with an address of its own. The letters are links that stay in sight, in the margin
 * or above.
 */
export function GlossaryView({ block }: { block: GlossaryBlock }): ReactElement {
  return (
    <MarginSection head={block} spacing="flush" aside={<Letters letters={block.letters} />}>
      {block.letters.map((letter) => (
        <LetterTerms letter={letter} key={letter.id} />
      ))}
      <p className={layout.asOf}>{block.footnote}</p>
    </MarginSection>
  );
}

function Letters({ letters }: { letters: GlossaryLetter[] }): ReactElement {
  return (
    <nav className={styles.letters} aria-label="Letters" data-markdown-omit="">
      <ul>
        {letters.map(({ id, letter }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LetterTerms({ letter: { id, letter, terms } }: { letter: GlossaryLetter }): ReactElement {
  return (
    <div className={styles.letter}>
      <h3 id={id}>{letter}</h3>
      <dl>
        {terms.map((term) => (
          <TermView term={term} key={term.id} />
        ))}
      </dl>
    </div>
  );
}

function TermView({ term }: { term: Term }): ReactElement {
  return (
    <div className={styles.term} id={term.id}>
      <dt>
        <dfn>{term.name}</dfn> {term.full !== null && <span>{term.full}</span>}
      </dt>
      <dd>
        <RichText blocks={term.definition} />
        {term.formula !== null && <p className={styles.formula}>= {term.formula}</p>}
        <p className={styles.source}>{term.source}</p>
      </dd>
    </div>
  );
}
