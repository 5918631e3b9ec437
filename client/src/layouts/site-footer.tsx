import { Fragment, type ReactElement } from "react";
import { WordmarkDrawing } from "../art/marks/wordmark-drawing.tsx";
import { BrandMark } from "../components/brand-mark.tsx";
import { Icon } from "../components/icon.tsx";
import type { Link, SiteDocument } from "../content/types.ts";
import styles from "./site-footer.module.css";

/**
 * Brand, address, lists of links or of hours, risk line, year; on the home page the wordmark is last. The lists are
 * there twice: in columns, and folded for phones. Paper shows the page's `address`.
 */
export function SiteFooter({
  site,
  home,
  address,
}: {
  site: SiteDocument;
  home: boolean;
  address: string | null;
}): ReactElement {
  const firm = { heading: "The firm", body: <FooterLinks links={site.footerFirm} /> };
  const lists = home
    ? [firm, { heading: "Hours", body: <Hours site={site} /> }]
    : [
        firm,
        { heading: "PMS strategies", body: <FooterLinks links={site.footerStrategies} /> },
        { heading: "Alternative investment funds", body: <FooterLinks links={site.footerFunds} /> },
      ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns} data-columns={home ? "3" : undefined}>
          <BrandColumn site={site} />
          {lists.map(({ heading, body }) => (
            <div className={styles.unfolded} key={heading}>
              <h2>{heading}</h2>
              {body}
            </div>
          ))}
        </div>
        <div className={styles.folded}>
          {lists.map(({ heading, body }) => (
            <details name="footer" key={heading}>
              <summary>
                {heading}
                <Icon name="chevron-down" />
              </summary>
              {body}
            </details>
          ))}
        </div>
        <div className={styles.risk}>
          <p>{site.riskLine}</p>
          <p>
            © {site.copyrightYear} {site.firmName}. {site.rightsLine}
          </p>
          {address !== null && (
            <p data-printed="" hidden>
              {address}
            </p>
          )}
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

function FooterLinks({ links }: { links: Link[] }): ReactElement {
  return (
    <ul>
      {links.map((link) => (
        <FooterItem link={link} key={link.label} />
      ))}
    </ul>
  );
}

function FooterItem({ link }: { link: Link }): ReactElement {
  return <li>{link.href === null ? <span>{link.label}</span> : <a href={link.href}>{link.label}</a>}</li>;
}

function Hours({ site }: { site: SiteDocument }): ReactElement {
  return (
    <ul>
      {site.hours.map((span) => (
        <li className={styles.hours} key={span.days}>
          <span>{span.days}</span> <span>{span.hours}</span>
        </li>
      ))}
    </ul>
  );
}
