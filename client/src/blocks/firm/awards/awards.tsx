import type { ReactElement } from "react";
import { FigureUnit } from "../../../components/figures/figure-unit.tsx";
import { Icon } from "../../../components/icon.tsx";
import { MarginSection } from "../../../components/sections/section.tsx";
import type { AwardsBlock, StatedClaim } from "../../../content/types.ts";
import styles from "./awards.module.css";

const ROW_ID = "awards-row";

/** A row of statements that scrolls sideways by hand, key or button; it never moves by itself. */
export function AwardsView({ block }: { block: AwardsBlock }): ReactElement {
  return (
    <MarginSection head={block} aside={<Pager />} spacing="tight">
      <ul
        className={styles.row}
        id={ROW_ID}
        aria-label={block.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        tabIndex={0}
        data-awards=""
        data-reveal=""
      >
        {block.items.map((slide) => (
          <SlideView slide={slide} key={slide.label} />
        ))}
      </ul>
    </MarginSection>
  );
}

function Pager(): ReactElement {
  return (
    <div className={styles.pager}>
      <PagerButton label="Previous" step={-1} />
      <PagerButton label="Next" step={1} />
    </div>
  );
}

/** Disabled until the script sees that there is more to show. */
function PagerButton({ label, step }: { label: string; step: -1 | 1 }): ReactElement {
  return (
    <button type="button" aria-label={label} aria-controls={ROW_ID} data-awards-step={step} disabled>
      <Icon name={step === 1 ? "arrow-right" : "arrow-left"} />
    </button>
  );
}

function SlideView({ slide: { label, figure, unit, explanation } }: { slide: StatedClaim }): ReactElement {
  return (
    <li className={styles.slide}>
      <h3>{label}</h3>
      <p className={styles.figure}>
        {figure}
        <FigureUnit unit={unit} />
      </p>
      {explanation !== null && <p className={styles.detail}>{explanation}</p>}
    </li>
  );
}
