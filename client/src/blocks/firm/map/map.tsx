import type { ReactElement } from "react";
import { OfficePlanDrawing } from "../../../art/diagrams/office-plan-drawing.tsx";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import type { MapBlock } from "../../../content/types.ts";
import styles from "./map.module.css";

const FRAME = "office-map";

/**
 * The way to the office over a drawn plan. Only after a press the third-party map covers the plan.
 *
 * The frame has no `sandbox`. With an opaque origin, the map's tile requests would lack the referrer that their server
 * requires. With scripts and origin allowed, it would guard nothing. What the frame may load is `frame-src` of the
 * content security policy.
 */
export function MapView({ block }: { block: MapBlock }): ReactElement {
  return (
    <section className={styles.map}>
      <div className={styles.place}>
        <div className={styles.card}>
          <h2>{block.heading}</h2>
          <p>{block.text}</p>
          <a className={actions.onward} href={block.embedUrl} target={FRAME}>
            <Icon name="map" />
            {block.button}
          </a>
        </div>
      </div>
      <div className={styles.frame}>
        <OfficePlanDrawing className={styles.plan} />
        <iframe name={FRAME} title={block.frameTitle} />
      </div>
    </section>
  );
}
