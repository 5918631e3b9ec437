import { Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useStylesheetAddress } from "../../../components/stylesheet-address.tsx";
import type { MapBlock, SiteDocument } from "../../../content/types.ts";
import styles from "./map.module.css";
import { MapFrameDocument } from "./map-frame-document.tsx";

/**
 * The office's address over a drawn plan. The third-party map takes the plan's place only on a press.
 *
 * The frame has no `sandbox`: an opaque origin would send the map's tile requests without the referrer their server
 * asks for, and keep our own stylesheet from the plan; with scripts and origin allowed it would guard nothing. What
 * the frame may load is `frame-src` of the content security policy.
 */
export function MapView({ block, site }: { block: MapBlock; site: SiteDocument }): ReactElement {
  const stylesheet = useStylesheetAddress();
  const plan = renderToStaticMarkup(<MapFrameDocument block={block} stylesheet={stylesheet} />);
  return (
    <section className={styles.map}>
      <div className={styles.place}>
        <div className={styles.card}>
          <h2>{block.heading}</h2>
          <address>
            {site.addressLines.map((line) => (
              <Fragment key={line}>
                <span>{line}</span>{" "}
              </Fragment>
            ))}
          </address>
          <p>{block.text}</p>
        </div>
      </div>
      <iframe
        className={styles.frame}
        title={block.frameTitle}
        loading="lazy"
        srcDoc={`<!doctype html>${plan}`}
      />
    </section>
  );
}
