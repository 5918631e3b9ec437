import type { ReactElement } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import type { BannerBlock } from "../../../content/types.ts";
import styles from "./banner.module.css";

/** Streams that join, across the page. The drawing belongs to the section below it. Streams begin at their names. */
export function BannerView({ block }: { block: BannerBlock }): ReactElement {
  const isNamed = block.labels.length > 0;
  return (
    <figure
      className={isNamed ? `${styles.banner} ${styles.named}` : styles.banner}
      id={block.id ?? undefined}
    >
      {isNamed && (
        <ul>
          {block.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      <JoiningStreamsDrawing alt={block.alt} />
    </figure>
  );
}
