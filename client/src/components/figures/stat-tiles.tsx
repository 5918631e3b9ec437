import type { ReactElement } from "react";
import type { KeyTerm } from "../../content/types.ts";
import styles from "./stat-tiles.module.css";

/**
 * Counts and shares in a ruled row, each figure over its label. A "%" stays with the word before it. Renders nothing
 * without tiles.
 */
export function StatTiles({ tiles }: { tiles: KeyTerm[] }): ReactElement | null {
  if (tiles.length === 0) return null;
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ value, label }) => (
        <div className={styles.tile} key={label}>
          <dt>{label.replace(" %", "\u00a0%")}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
