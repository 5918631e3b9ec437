import type { ReactElement } from "react";
import { OnwardLinks } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { ContactHeadBlock, PageDocument, SiteDocument } from "../../../content/types.ts";
import styles from "./contact-head.module.css";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactPerson } from "./contact-person.tsx";
import { ContactWays } from "./contact-ways.tsx";

/**
 * The head of a page with a form: heading, lede, what the firm is, the form, and, left of it on wide screens, the
 * contact person and the firm's details. Where these come after the form, phone and e-mail stand below the lede too.
 */
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
          <p className={styles.direct} data-markdown-omit="">
            <a href={site.phoneHref}>{site.phoneDisplay}</a> <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          {block.note !== null && (
            <div className={styles.note}>
              <RichText blocks={block.note} />
            </div>
          )}
        </div>
        <div className={styles.form}>
          <ContactPanel form={block.form} />
        </div>
        <div className={styles.details}>
          {block.person !== null && <ContactPerson person={block.person} />}
          <ContactWays site={site} />
          {block.onward.length > 0 && (
            <p className={styles.onward}>
              <OnwardLinks links={block.onward} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
