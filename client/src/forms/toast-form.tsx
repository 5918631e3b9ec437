import { type ReactElement, useState } from "react";
import { Toast } from "../components/toast.tsx";
import type { LeadForm } from "../content/types.ts";
import { clearTexts } from "./form-elements.ts";
import { LeadFormView } from "./lead-form.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** A form that is emptied and thanked for by the server's words in a toast, or told in its status line why it was not sent. */
export function ToastForm({ form }: { form: LeadForm }): ReactElement {
  const [status, setStatus] = useState("");
  const [thanks, setThanks] = useState({ text: form.thanksText, count: 0 });
  const state = useLeadForm(form, {
    onSending: () => setStatus(""),
    onSent: ({ message }) => {
      if (state.formRef.current !== null) clearTexts(state.formRef.current, form.fields);
      state.phoneRef.current?.clear();
      const text = typeof message === "string" && message.trim() !== "" ? message : form.thanksText;
      setThanks(({ count }) => ({ text, count: count + 1 }));
    },
    onFailed: ({ message }) => setStatus(message),
  });
  return (
    <>
      <LeadFormView form={form} state={state} status={status} />
      <Toast heading={form.thanksHeading} text={thanks.text} shownCount={thanks.count} />
    </>
  );
}
