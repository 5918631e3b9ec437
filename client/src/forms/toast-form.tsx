import { type ReactElement, useState } from "react";
import { Toast } from "../components/toast.tsx";
import type { Link, QueryForm } from "../content/types.ts";
import { clearTexts } from "./form-elements.ts";
import { QueryFormView } from "./query-form.tsx";
import { useQueryForm } from "./use-query-form.ts";

/** After sending, the form is emptied and a toast shows the server's thanks. */
export function ToastForm({ form, phone }: { form: QueryForm; phone: Link }): ReactElement {
  const [thanks, setThanks] = useState({ text: form.thanksText, count: 0 });
  const state = useQueryForm(form, {
    onSent: ({ message }) => {
      if (state.formRef.current !== null) clearTexts(state.formRef.current, form.fields);
      state.phoneRef.current?.clear();
      const text = typeof message === "string" && message.trim() !== "" ? message : form.thanksText;
      setThanks(({ count }) => ({ text, count: count + 1 }));
    },
  });
  return (
    <>
      <QueryFormView form={form} state={state} phone={phone} />
      <Toast heading={form.thanksHeading} text={thanks.text} shownCount={thanks.count} />
    </>
  );
}
