import type { ReactElement } from "react";
import { officePlan, placeOnRadial } from "./office-plan.ts";
import styles from "./office-plan-drawing.module.css";

const OFFICE = placeOnRadial(0, 330);

/** The streets round the office and a gold pin, with their names. Hidden from readers, which have the address. */
export function OfficePlanDrawing({ className }: { className: string | undefined }): ReactElement {
  const plan = officePlan();
  return (
    <svg className={className} viewBox="-800 -390 1600 900" aria-hidden="true">
      <g className={styles.streets}>
        {plan.ringRadii.map((radius) => (
          <circle r={radius} key={radius} />
        ))}
        <path d={plan.streets} />
      </g>
      <g className={styles.names}>
        <text>Connaught Place</text>
        <text transform={`translate(${OFFICE.x} ${OFFICE.y}) rotate(13)`} x="-34" y="46">
          Barakhamba Road
        </text>
        <text className={styles.office} x={OFFICE.x} y={OFFICE.y - 24}>
          Office
        </text>
      </g>
      <circle className={styles.pin} cx={OFFICE.x} cy={OFFICE.y} r="11" />
    </svg>
  );
}
