import { Fragment, type ReactElement, type ReactNode } from "react";
import type { SiteDocument } from "../../../content/types.ts";
import styles from "./contact-ways.module.css";
import rows from "./labelled-rows.module.css";

/** The firm's phone, e-mail, office, hours and, where it has entered them, registration numbers. */
export function ContactWays({ site }: { site: SiteDocument }): ReactElement {
  return (
    <dl className={`${rows.rows} ${styles.ways}`}>
      <Way label="Phone">
        <a className={styles.phone} href={site.phoneHref}>
          {site.phoneDisplay}
        </a>
      </Way>
      <Way label="E-mail">
        <a href={`mailto:${site.email}`}>
          <EmailAddress email={site.email} />
        </a>
      </Way>
      <Way label="Office">
        <address>
          {site.addressLines.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>{line}</span>{" "}
            </Fragment>
          ))}
        </address>
      </Way>
      <Way label="Hours, IST">
        <ul>
          {site.hours.map(({ days, hours }) => (
            <li className={styles.hours} key={days}>
              <span>{days}</span> <span>{hours}</span>
            </li>
          ))}
        </ul>
      </Way>
      {site.registrations.length > 0 && (
        <Way label="Registration">
          {site.registrations.map((registration) => (
            <Fragment key={registration}>
              <span className={styles.line}>{registration}</span>{" "}
            </Fragment>
          ))}
        </Way>
      )}
    </dl>
  );
}

/** An e-mail address that may break before its host. */
function EmailAddress({ email }: { email: string }): ReactElement {
  const host = email.indexOf("@");
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
