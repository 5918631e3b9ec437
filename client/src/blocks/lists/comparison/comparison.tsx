import type { ReactElement } from "react";
import { FieldStrip } from "../../../charts/portrait/field-strip.tsx";
import { PortraitFigure } from "../../../charts/portrait/portrait.tsx";
import { OnwardLink } from "../../../components/action-link.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import type { ComparedStrategy, ComparisonBlock } from "../../../content/types.ts";
import styles from "./comparison.module.css";
import { ComparisonTable } from "./comparison-table.tsx";

/**
 * Two or three strategies: their portraits under one another on one scale, their dots among those of all, and what
 * differs as a table. What is the same for all is folded.
 */
export function ComparisonView({ block }: { block: ComparisonBlock }): ReactElement {
  const ground = block.surface ? ` ${layout.surface}` : "";
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
        <Portraits strategies={block.strategies} />
        <FieldStrip axes={block.field} />
        <ComparisonTable block={block} />
        <Alike block={block} />
        <p className={layout.asOf}>{block.footnote}</p>
      </div>
    </section>
  );
}

/** Nothing at all is drawn where none of the strategies has a portrait. */
function Portraits({ strategies }: { strategies: ComparedStrategy[] }): ReactElement | null {
  if (strategies.every(({ portrait }) => portrait === null)) return null;
  return (
    <ul className={styles.portraits}>
      {strategies.map(({ name, href, portrait }) => (
        <li key={href}>
          <h3>{name}</h3>
          {portrait === null ? (
            <p className={styles.none}>The manager does not state how this portfolio is divided.</p>
          ) : (
            <PortraitFigure portrait={portrait} isMarked={false} />
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
