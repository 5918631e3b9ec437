import type { ReactElement } from "react";
import layout from "../../../components/layout.module.css";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { ContactHeadBlock, PageDocument, SiteDocument } from "../../../content/types.ts";
import styles from "./contact-head.module.css";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactWays } from "./contact-ways.tsx";

/** The head of the contact page: heading, lede, the form, and the details, which on wide screens stand left of it. */
export function ContactHeadView({
  block,
  page,
  site,
}: {
  block: ContactHeadBlock;
  page: Pick<PageDocument, "breadcrumbs">;
  site: SiteDocument;
}): ReactElement {
  return (
    <section className={`${layout.head} ${styles.head}`}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.intro}>
          <PageIntro trail={page.breadcrumbs} heading={block.heading} lede={block.lede} />
        </div>
        <div className={styles.form}>
          <ContactPanel form={block.form} />
        </div>
        <ContactWays site={site} />
      </div>
    </section>
  );
}
