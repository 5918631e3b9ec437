import { Fragment, type ReactElement } from "react";
import { WordmarkDrawing } from "../art/marks/wordmark-drawing.tsx";
import { BrandMark } from "../components/brand-mark.tsx";
import type { Link, SiteDocument } from "../content/types.ts";
import styles from "./site-footer.module.css";

/** Brand, address, firm links, strategy and fund lists (not on home), risk line, year; home ends in the wordmark. */
export function SiteFooter({ site, home }: { site: SiteDocument; home: boolean }): ReactElement {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns} data-columns={home ? "3" : undefined}>
          <BrandColumn site={site} />
          <LinkColumn heading="The firm" links={site.footerFirm} />
          {home ? (
            <HoursColumn site={site} />
          ) : (
            <>
              <LinkColumn heading="PMS strategies" links={site.footerStrategies} />
              <LinkColumn heading="Alternative investment funds" links={site.footerFunds} />
            </>
          )}
        </div>
        <div className={styles.risk}>
          <p>{site.riskLine}</p>
          <p>
            © {site.copyrightYear} {site.firmName}. {site.rightsLine}
          </p>
        </div>
        <ul className={styles.legal} data-print="hidden">
          {site.footerLegal.map((link) => (
            <FooterItem link={link} key={link.label} />
          ))}
        </ul>
        {home && site.wordmark !== null && <WordmarkDrawing wordmark={site.wordmark} />}
      </div>
    </footer>
  );
}

function BrandColumn({ site }: { site: SiteDocument }): ReactElement {
  return (
    <div>
      <a className={styles.logo} href="/" aria-label={`${site.firmName}, home`}>
        <BrandMark deep />
        <span>{site.firmName}</span>
      </a>
      <address>
        {site.addressLines.map((line) => (
          <Fragment key={line}>
            <span>{line}</span>{" "}
          </Fragment>
        ))}
        <a href={site.phoneHref}>{site.phoneDisplay}</a> <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
        {site.registrations.map((registration) => (
          <Fragment key={registration}>
            <span>{registration}</span>{" "}
          </Fragment>
        ))}
      </address>
    </div>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: Link[] }): ReactElement {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {links.map((link) => (
          <FooterItem link={link} key={link.label} />
        ))}
      </ul>
    </div>
  );
}

function FooterItem({ link }: { link: Link }): ReactElement {
  return <li>{link.href === null ? <span>{link.label}</span> : <a href={link.href}>{link.label}</a>}</li>;
}

function HoursColumn({ site }: { site: SiteDocument }): ReactElement {
  return (
    <div>
      <h2>Hours</h2>
      <ul>
        {site.hours.map((span) => (
          <li className={styles.hours} key={span.days}>
            <span>{span.days}</span> <span>{span.hours}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
