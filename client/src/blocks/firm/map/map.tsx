import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import { useStylesheetAddress } from "../../../components/stylesheet-address.tsx";
import type { MapBlock } from "../../../content/types.ts";
import styles from "./map.module.css";
import { MapFrameDocument } from "./map-frame-document.tsx";

const FRAME = "office-map";

/**
 * The way to the office over a drawn plan. The third-party map replaces the plan only after a press.
 *
 * The frame has no `sandbox`. With an opaque origin, the map's tile requests would lack the referrer that their server
 * requires, and our own stylesheet would not reach the plan. With scripts and origin allowed, it would guard nothing.
 * What the frame may load is `frame-src` of the content security policy.
 */
export function MapView({ block }: { block: MapBlock }): ReactElement {
  const stylesheet = useStylesheetAddress();
  const plan = renderToStaticMarkup(<MapFrameDocument title={block.frameTitle} stylesheet={stylesheet} />);
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
      <iframe
        className={styles.frame}
        name={FRAME}
        title={block.frameTitle}
        loading="lazy"
        srcDoc={`<!doctype html>${plan}`}
      />
    </section>
  );
}
