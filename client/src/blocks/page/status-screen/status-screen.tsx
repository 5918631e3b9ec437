import type { ReactElement } from "react";
import { KolamDrawing } from "../../../art/marks/kolam-drawing.tsx";
import { ActionRow, ButtonLink, OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { SearchForm } from "../../../components/search-form.tsx";
import type { Link, SiteDocument, StatusScreenBlock } from "../../../content/types.ts";
import styles from "./status-screen.module.css";

/** A status screen: a plain sentence and links. An empty href loads the same address again. */
export function StatusScreenView({
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
        {block.search && typeof site.search?.href === "string" && (
          <div className={styles.search}>
            <SearchForm action={site.search.href} />
          </div>
        )}
        <ActionRow>
          {block.retry !== null && <ButtonLink link={{ label: block.retry, href: "" }} look="primary" />}{" "}
          {block.action !== null && <Action link={block.action} isFirst={!block.search} />}{" "}
          {block.also !== null && <OnwardLink link={block.also} />}{" "}
          {block.phone && <OnwardLink link={{ label: site.phoneDisplay, href: site.phoneHref }} />}
        </ActionRow>
      </div>
    </section>
  );
}

/** The link onwards: a button, or a quiet link if the search comes first. */
function Action({ link, isFirst }: { link: Link; isFirst: boolean }): ReactElement {
  return isFirst ? <ButtonLink link={link} look="primary" /> : <OnwardLink link={link} />;
}
