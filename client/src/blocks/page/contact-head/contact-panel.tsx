import type { ReactElement } from "react";
import type { Link, QueryForm } from "../../../content/types.ts";
import { FormWithThanks } from "../../../forms/form-with-thanks.tsx";
import { ToastForm } from "../../../forms/toast-form.tsx";
import { Island } from "../../../islands/island.tsx";
import styles from "./contact-panel.module.css";

/** The panel beside the contact details: the form, interactive as soon as its script is loaded. */
export function ContactPanel({ form, phone }: { form: QueryForm; phone: Link }): ReactElement {
  return (
    <div className={styles.panel}>
      {form.thanks === "toast" ? (
        <Island name="toast-form" on="now" isQuiet component={ToastForm} props={{ form, phone }} />
      ) : (
        <Island name="form-with-thanks" on="now" isQuiet component={FormWithThanks} props={{ form, phone }} />
      )}
    </div>
  );
}
