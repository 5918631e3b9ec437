import type { ReactElement } from "react";
import { KolamDrawing } from "../../../art/marks/kolam-drawing.tsx";
import { ActionRow, ButtonLink, OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import type { SiteDocument, StatusScreenBlock } from "../../../content/types.ts";
import styles from "./status-screen.module.css";

/** What stands in place of a page: a plain sentence and one way on. An empty href loads the same address again. */
export function StatusScreen({
  block,
  site,
}: {
  block: StatusScreenBlock;
  site: SiteDocument;
}): ReactElement {
  return (
    <section className={`${layout.wrap} ${styles.screen}`}>
      <div className={styles.kolam}>
        <KolamDrawing loose={block.kolam === "loose"} />
      </div>
      <div>
        <h1>{block.heading}</h1>
        <p className={styles.text}>{block.text}</p>
        <ActionRow>
          {block.retry !== null && <ButtonLink link={{ label: block.retry, href: "" }} look="primary" />}{" "}
          {block.action !== null && <ButtonLink link={block.action} look="primary" />}{" "}
          {block.phone && <OnwardLink link={{ label: site.phoneDisplay, href: site.phoneHref }} />}
        </ActionRow>
      </div>
    </section>
  );
}
