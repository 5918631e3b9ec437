import type { ReactElement } from "react";
import { RosetteDrawing } from "../../../art/marks/rosette-drawing.tsx";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../components/layout.module.css";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { Award, AwardsBlock } from "../../../content/types.ts";
import styles from "./awards.module.css";

const ROW_ID = "awards-row";

/** A row of rosettes that scrolls sideways by hand, key or button; it never moves by itself. */
export function Awards({ block }: { block: AwardsBlock }): ReactElement {
  return (
    <LedgerSection head={block} aside={<Pager />}>
      <ul
        className={styles.row}
        id={ROW_ID}
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        tabIndex={0}
        data-awards=""
        data-reveal=""
      >
        {block.items.map((award) => (
          <AwardView award={award} key={award.title} />
        ))}
      </ul>
      <p className={layout.asOf}>{block.footnote}</p>
    </LedgerSection>
  );
}

function Pager(): ReactElement {
  return (
    <div className={styles.pager}>
      <button
        type="button"
        aria-label="Previous awards"
        aria-controls={ROW_ID}
        data-awards-step="-1"
        disabled
      >
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label="Next awards" aria-controls={ROW_ID} data-awards-step="1">
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

function AwardView({ award }: { award: Award }): ReactElement {
  return (
    <li className={styles.award}>
      <div className={styles.rosette}>
        <RosetteDrawing id={`rosette-${award.lobes}`} lobes={award.lobes} monogram={award.monogram} />
      </div>
      <h3>{award.title}</h3>
      <p className={styles.text}>{award.text}</p>
      <Citation award={award} />
    </li>
  );
}

/** Who gave the award, and when: what of it the firm has supplied, and nothing in place of what it has not. */
function Citation({ award }: { award: Award }): ReactElement | null {
  if (award.givenBy === null && award.year === null) {
    return null;
  }
  return (
    <dl className={styles.citation}>
      {award.givenBy !== null && (
        <div>
          <dt>Given by</dt>
          <dd>{award.givenBy}</dd>
        </div>
      )}
      {award.year !== null && (
        <div>
          <dt>Year</dt>
          <dd>{award.year}</dd>
        </div>
      )}
    </dl>
  );
}
