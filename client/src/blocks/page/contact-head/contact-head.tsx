import type { ReactElement } from "react";
import { OnwardLink } from "../../../components/action-link.tsx";
import layout from "../../../components/layout.module.css";
import { RichText } from "../../../components/rich-text.tsx";
import { PageIntro } from "../../../components/sections/page-intro.tsx";
import type { ContactHeadBlock, Link, PageDocument, SiteDocument } from "../../../content/types.ts";
import { FormWithThanks } from "../../../forms/form-with-thanks.tsx";
import { ToastForm } from "../../../forms/toast-form.tsx";
import { Island } from "../../../islands/island.tsx";
import { CallNote } from "./call-note.tsx";
import styles from "./contact-head.module.css";
import { ContactPerson } from "./contact-person.tsx";
import { ContactWays } from "./contact-ways.tsx";

/**
 * The head of a page with a form: heading, lede and what the firm is, then the form with the contact person. An example
 * of what comes of the form or the firm's details, and where other needs lead, come after it, on wide screens to its
 * left. Where the details come after the form or not at all, phone, e-mail and hours stand below the lede.
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
    <section className={layout.head}>
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={styles.intro}>
          <PageIntro trail={page.breadcrumbs} heading={block.heading} lede={block.lede} />
          {block.note !== null && (
            <div className={styles.note}>
              <RichText blocks={block.note} />
            </div>
          )}
          <p
            className={block.paper === null ? `${styles.direct} ${styles.again}` : styles.direct}
            data-markdown-omit={block.paper === null ? "" : undefined}
          >
            <a href={site.phoneHref}>{site.phoneDisplay}</a> <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
            {site.hours.map(({ days, hours }) => (
              <span key={days}>
                {days} {hours} IST{" "}
              </span>
            ))}
            {block.paper === null && <span>{site.addressLines.join(", ")}</span>}
          </p>
        </div>
        <div className={styles.form}>
          <ContactPanel block={block} phone={{ label: site.phoneDisplay, href: site.phoneHref }} />
        </div>
        <div>
          {block.paper === null ? <ContactWays site={site} /> : <CallNote paper={block.paper} />}
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

/** The panel of the form: what comes of it, the form, interactive as soon as its script is loaded, and who calls back. */
function ContactPanel({
  block: { promise, form, person },
  phone,
}: {
  block: ContactHeadBlock;
  phone: Link;
}): ReactElement {
  return (
    <div className={styles.panel} data-print="hidden">
      <h2>{promise}</h2>
      {form.thanks === "toast" ? (
        <Island name="toast-form" on="now" isQuiet component={ToastForm} props={{ form, phone }} />
      ) : (
        <Island name="form-with-thanks" on="now" isQuiet component={FormWithThanks} props={{ form, phone }} />
      )}
      {person !== null && <ContactPerson person={person} />}
    </div>
  );
}
