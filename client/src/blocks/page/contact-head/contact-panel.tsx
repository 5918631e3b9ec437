import type { ReactElement } from "react";
import type { LeadForm } from "../../../content/types.ts";
import { AdvisorForm } from "../../../forms/advisor-form.tsx";
import { ContactForm } from "../../../forms/contact-form.tsx";
import { Island } from "../../../islands/island.tsx";
import styles from "./contact-panel.module.css";

/** The panel beside the contact details: the form, alive as soon as its script is there. */
export function ContactPanel({ form }: { form: LeadForm }): ReactElement {
  return (
    <div className={styles.panel}>
      {form.kind === "contact" ? (
        <Island name="contact-form" on="now" isQuiet component={ContactForm} props={{ form }} />
      ) : (
        <Island name="advisor-form" on="now" isQuiet component={AdvisorForm} props={{ form }} />
      )}
    </div>
  );
}
