import type { ReactElement } from "react";
import type { ContactHeadBlock, Link } from "../../../content/types.ts";
import { FormWithThanks } from "../../../forms/form-with-thanks.tsx";
import { ToastForm } from "../../../forms/toast-form.tsx";
import { Island } from "../../../islands/island.tsx";
import styles from "./contact-panel.module.css";
import { ContactPerson } from "./contact-person.tsx";

/** The panel of the form: what comes of it, the form, interactive as soon as its script is loaded, and who calls back. */
export function ContactPanel({
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
