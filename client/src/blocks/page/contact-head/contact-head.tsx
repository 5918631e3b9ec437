import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { ContactHeadBlock, PageDocument, SiteDocument } from "../../../content/types.ts";
import styles from "./contact-head.module.css";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactPerson } from "./contact-person.tsx";
import { ContactWays } from "./contact-ways.tsx";

/**
 * The head of a page with a form: heading, lede, the form with the contact person, and, left of it on wide screens, what
 * the firm is, its details and where other needs lead. Where these come after the form, phone and e-mail stand below the
 * lede instead.
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
        </div>
        <div className={styles.form}>
          <ContactPanel form={block.form} />
          {block.person !== null && <ContactPerson person={block.person} />}
        </div>
        <div>
          {block.note !== null && (
            <div className={styles.note}>
              <RichText blocks={block.note} />
            </div>
          )}
          <ContactWays site={site} clocks={block.clocks} />
          {block.needs.length > 0 && (
            <ul className={styles.needs}>
              {block.needs.map(({ way, happens }) => (
                <li key={way.label}>
                  <OnwardLink link={way} /> <p>{happens}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
