import type { ReactElement } from "react";
import { FieldStrip, type Letters } from "../../../charts/portrait/field-strip.tsx";
import { Letter } from "../../../charts/portrait/letter.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/** Letters are no figures: beside a value a number would be taken for one. */
const LETTERS = "ABC";

/**
 * Two or three strategies: what differs, as portraits under one another on one scale and as a table; what is the same
 * for all is folded. Last, their places among all strategies. A letter stands for each of them throughout.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const ground = block.surface ? ` ${layout.surface}` : "";
  const letters = new Map(block.strategies.map(({ href }, place) => [href, LETTERS[place] ?? ""]));
  return (
    <section className={`${layout.section}${ground}`} id={block.id ?? undefined}>
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{block.heading}</h2>
          {block.link !== null && (
            <p>
              <OnwardLink link={block.link} />
            </p>
          )}
          {block.note !== null && <p className={styles.note}>{block.note}</p>}
        </header>
        <Portraits strategies={block.strategies} letters={letters} />
        <ComparisonTable block={block} letters={letters} />
        <Alike block={block} />
        <p className={layout.asOf}>{block.footnote}</p>
        {block.field.length > 0 && <h3 className={styles.among}>Among all strategies</h3>}
        <FieldStrip axes={block.field} letters={letters} />
      </div>
    </section>
  );
}

/** Nothing at all is drawn where none of the strategies has a portrait. */
function Portraits({
  strategies,
  letters,
}: {
  strategies: ComparedStrategy[];
  letters: Letters;
}): ReactElement | null {
  if (strategies.every(({ portrait }) => portrait === null)) return null;
  return (
    <ul className={styles.portraits}>
      {strategies.map(({ name, href, portrait }) => (
        <li key={href}>
          <h3>
            <Letter letter={letters.get(href)} /> {name}
          </h3>
          {portrait === null ? (
            <p className={styles.none}>How it is divided is not stated.</p>
          ) : (
            <PortraitFigure portrait={portrait} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Alike({ block: { shared, unstated } }: { block: ComparisonBlock }): ReactElement | null {
  if (shared.length === 0 && unstated.length === 0) return null;
  return (
    <details className={styles.alike}>
      <summary>
        The same for all
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {shared.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {unstated.length > 0 && (
          <div>
            <dt>Stated by none</dt>
            <dd>{unstated.join(", ")}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
