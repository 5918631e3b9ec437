import { Fragment, type ReactElement } from "react";
import { RiverDrawing } from "../../../art/rivers/river-drawing.tsx";
import { ActionRow, ButtonLink, OnwardLink } from "../../../components/action-link.tsx";
import type { HeroBlock } from "../../../content/types.ts";
import styles from "./hero.module.css";

/** The nameplate: h1 on the river's bank. */
export function HeroView({ block }: { block: HeroBlock }): ReactElement {
  return (
    <section className={styles.hero}>
      <RiverDrawing name="heroWide" className={styles.wide} align="xMidYMax" label={block.alt} />
      <div className={styles.text}>
        <h1>
          {block.headingLines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && " "}
              <span>{line}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.lede}>{block.lede}</p>
        <ActionRow>
          <ButtonLink link={block.action} look="primary" /> <OnwardLink link={block.more} />
        </ActionRow>
      </div>
      <RiverDrawing name="heroNarrow" className={styles.narrow} label={block.alt} />
    </section>
  );
}
