import type { ReactElement } from "react";
import { OfficePlanDrawing } from "../../../art/diagrams/office-plan-drawing.tsx";
import styles from "./map-frame-document.module.css";

/** The map frame's first document: our own drawing. */
export function MapFrameDocument({ title, stylesheet }: { title: string; stylesheet: string }): ReactElement {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className={styles.document}>
        <OfficePlanDrawing className={styles.plan} />
      </body>
    </html>
  );
}
