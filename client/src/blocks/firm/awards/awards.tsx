import type { ReactElement } from "react";
import { RosetteDrawing } from "../../../art/marks/rosette-drawing.tsx";
import { Icon } from "../../../components/icon.tsx";
import { LedgerSection } from "../../../components/sections/section.tsx";
import type { AwardsBlock, Slide } from "../../../content/types.ts";
import styles from "./awards.module.css";

const ROW_ID = "awards-row";

/** A row of rosettes that scrolls sideways by hand, key or button; it never moves by itself. */
export function AwardsView({ block }: { block: AwardsBlock }): ReactElement {
  return (
    <LedgerSection head={block} aside={<Pager />} spacing="tight">
      <ul
        className={styles.row}
        id={ROW_ID}
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        tabIndex={0}
        data-awards=""
        data-reveal=""
      >
        {block.items.map((slide, place) => (
          <SlideView slide={slide} place={place} key={place} />
        ))}
      </ul>
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

function SlideView({ slide, place }: { slide: Slide; place: number }): ReactElement {
  return (
    <li className={styles.slide}>
      <div className={styles.rosette}>
        <RosetteDrawing id={`rosette-${place}`} lobes={slide.lobes} monogram={slide.monogram} />
      </div>
      <h3>{slide.title}</h3>
      <dl className={styles.facts}>
        {slide.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
