import type { ReactElement } from "react";
import { JoiningStreamsDrawing } from "../../../art/rivers/joining-streams-drawing.tsx";
import type { BannerBlock } from "../../../content/types.ts";
import styles from "./banner.module.css";

/** Streams that join, across the page: it belongs to the section below it. */
export function BannerView({ block }: { block: BannerBlock }): ReactElement {
  return (
    <figure className={styles.banner} id={block.id ?? undefined}>
      <JoiningStreamsDrawing alt={block.alt} />
    </figure>
  );
}
