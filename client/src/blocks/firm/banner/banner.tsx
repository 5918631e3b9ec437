import type { ReactElement } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import layout from "../../../components/layout.module.css";
import type { BannerBlock } from "../../../content/types.ts";
import styles from "./banner.module.css";

/** Streams that join, across the page: it belongs to the section below it. Their names stand on them. */
export function BannerView({ block }: { block: BannerBlock }): ReactElement {
  const isNamed = block.labels.length > 0;
  return (
    <figure
      className={isNamed ? `${styles.banner} ${styles.named}` : styles.banner}
      id={block.id ?? undefined}
    >
      <JoiningStreamsDrawing alt={block.alt} />
      {isNamed && (
        <ul className={layout.wrap}>
          {block.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}
