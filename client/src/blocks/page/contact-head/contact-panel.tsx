import type { ReactElement } from "react";
import type { QueryForm } from "../../../content/types.ts";
import { ReplacedForm } from "../../../forms/replaced-form.tsx";
import { ToastForm } from "../../../forms/toast-form.tsx";
import { Island } from "../../../islands/island.tsx";
import styles from "./contact-panel.module.css";

/** The panel beside the contact details: the form, alive as soon as its script is there. */
export function ContactPanel({ form }: { form: QueryForm }): ReactElement {
  return (
    <div className={styles.panel}>
      {form.thanks === "toast" ? (
        <Island name="toast-form" on="now" isQuiet component={ToastForm} props={{ form }} />
      ) : (
        <Island name="replaced-form" on="now" isQuiet component={ReplacedForm} props={{ form }} />
      )}
    </div>
  );
}
