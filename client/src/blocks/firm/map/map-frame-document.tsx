import type { ReactElement } from "react";
import { OfficePlanDrawing } from "../../../art/diagrams/office-plan-drawing.tsx";
import { Icon } from "../../../components/icon.tsx";
import type { MapBlock } from "../../../content/types.ts";
import styles from "./map-frame-document.module.css";

/** The map frame's first document: our own drawing, and a link that loads the third-party map into the frame. */
export function MapFrameDocument({
  block,
  stylesheet,
}: {
  block: MapBlock;
  stylesheet: string;
}): ReactElement {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{block.frameTitle}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className={styles.document}>
        <OfficePlanDrawing className={styles.plan} />
        <a className={styles.load} href={block.embedUrl}>
          <Icon name="map" />
          {block.button}
        </a>
      </body>
    </html>
  );
}
