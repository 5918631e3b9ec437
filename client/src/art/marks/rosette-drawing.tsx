import type { ReactElement } from "react";
import styles from "./rosette-drawing.module.css";
import { type RosetteRing, rosetteRings } from "./rosette-rings.ts";

/** A rosette whose heavy line has one lobe for each thing counted. `id` must be unique on the page. */
export function RosetteDrawing({
  id,
  lobes,
  monogram,
}: {
  id: string;
  lobes: number;
  monogram: string;
}): ReactElement {
  const { outer, inner, fine } = rosetteRings(lobes);
  return (
    <svg
      className={fine ? `${styles.rosette} ${styles.fine}` : styles.rosette}
      viewBox="-153 -153 306 306"
      aria-hidden="true"
    >
      <Ring id={`${id}-outer`} ring={outer} />
      <Ring id={`${id}-inner`} ring={inner} gold />
      <text y="15">{monogram}</text>
    </svg>
  );
}

// A stroke set on the path would also rule its copies, so the group carries it and `use` thins it.
function Ring({ id, ring, gold = false }: { id: string; ring: RosetteRing; gold?: boolean }): ReactElement {
  return (
    <g className={gold ? `${styles.ring} ${styles.gold}` : styles.ring}>
      <path id={id} d={ring.path} />
      {ring.turnsDegrees.map((degrees) => (
        <use href={`#${id}`} transform={`rotate(${degrees})`} key={degrees} />
      ))}
    </g>
  );
}
