import type { ReactElement } from "react";
import drawings from "../../../generated/drawings.json" with { type: "json" };
import type { Wordmark } from "../../content/types.ts";
import styles from "./wordmark-drawing.module.css";

/** The brand's native-script name, filled with a jali lattice. Drawn once on a page: its pattern id is fixed. */
export function WordmarkDrawing({ wordmark }: { wordmark: Wordmark }): ReactElement {
  const { width, height, path } = drawings.jali;
  return (
    <svg className={styles.wordmark} viewBox={wordmark.viewBox} data-print="hidden" aria-hidden="true">
      <defs>
        <pattern
          id="jali"
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.5)"
        >
          <rect className={styles.ground} width="100%" height="100%" />
          <path className={styles.lattice} d={path} />
        </pattern>
      </defs>
      <path className={styles.letters} d={wordmark.path} />
    </svg>
  );
}
