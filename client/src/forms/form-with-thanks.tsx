import { type ReactElement, useState } from "react";
import type { Link, QueryForm } from "../content/types.ts";
import { QueryFormView } from "./query-form.tsx";
import { ThankYou } from "./thank-you.tsx";
import { useQueryForm } from "./use-query-form.ts";

const FAILED = "Error sending message";

/** After sending, the thank-you panel replaces this form; after a failure an alert says so. */
export function FormWithThanks({ form, phone }: { form: QueryForm; phone: Link }): ReactElement {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  const state = useQueryForm(form, {
    onSent: () => setHeightPx(state.formRef.current?.offsetHeight ?? 0),
    onFailed: ({ text }) => {
      if (text !== "") console.info(text);
      window.alert(FAILED);
    },
  });
  if (heightPx === null) return <QueryFormView form={form} state={state} phone={phone} />;
  return <ThankYou form={form} heightPx={heightPx} />;
}
