import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonReply } from "../api/request-json.ts";
import type { SavedReply } from "../api/types.ts";
import type { LeadForm } from "../content/types.ts";
import { type Attempt, clearDraft, loadDraft, saveDraft } from "./draft.ts";
import type { FieldOf, LeadErrors, Values } from "./fields/lead-fields.ts";
import { focusFirst, isFilledIn, readDraft, readValues, readWebsite } from "./form-elements.ts";
import type { PhoneHandle } from "./phone/phone-field.tsx";
import { attemptFor, submitLead } from "./submit-lead.ts";
import { checkLead, cleanLead } from "./validation.ts";

/** The server found fault with the content or its key; nothing was kept under that key for this content. */
const REFUSED = 422;

type Failure = Extract<JsonReply<unknown>, { ok: false }>;

/** What differs between the forms: what follows a query that was kept, and one that was not. */
export type Outcome = {
  onSending: () => void;
  onSent: (saved: SavedReply) => void;
  onFailed: (failure: Failure) => void;
};

/** A form's state and what its fields and its button call. */
export type LeadFormState = {
  formRef: RefObject<HTMLFormElement | null>;
  phoneRef: RefObject<PhoneHandle | null>;
  errors: LeadErrors;
  isSending: boolean;
  edit: (name: string) => void;
  /** What came into the phone field was too long and is not there; the fault stands until the next edit or check. */
  refuse: (phone: FieldOf<"phone">) => void;
  submit: (event: FormEvent) => void;
};

/** Check on submit, send once, keep what is typed until it is sent. The fields themselves hold the values. */
export function useLeadForm(form: LeadForm, outcome: Outcome): LeadFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const phoneRef = useRef<PhoneHandle>(null);
  const attempt = useRef<Attempt | null>(null);
  const isTimed = useRef(form.values === null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<LeadErrors>(form.errors);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const draft = form.values === null ? loadDraft(form.kind) : null;
    if (draft !== null) {
      attempt.current = draft.attempt;
      isTimed.current = false;
    }
    // What was typed before the script came has caused no edit.
    const served = formRef.current as HTMLFormElement;
    if (isFilledIn(served, form.fields))
      saveDraft(form.kind, { values: readDraft(served, form), attempt: attempt.current });
  }, [form]);

  const values = (): Values => readValues(formRef.current as HTMLFormElement, form.fields);
  const keep = (): void =>
    saveDraft(form.kind, {
      values: readDraft(formRef.current as HTMLFormElement, form),
      attempt: attempt.current,
    });

  const show = (faults: LeadErrors): void => {
    flushSync(() => {
      setSending(false);
      setErrors(faults);
    });
    focusFirst(formRef.current as HTMLFormElement, form.fields, faults);
  };

  const send = async (lead: Values): Promise<void> => {
    attempt.current = attemptFor(lead, attempt.current);
    keep();
    const website = readWebsite(formRef.current as HTMLFormElement);
    const elapsedMs = isTimed.current ? performance.now() : null;
    const reply = await submitLead(form, lead, attempt.current.key, { website, elapsedMs });
    isBusy.current = false;
    flushSync(() => setSending(false));
    if (reply.ok) {
      attempt.current = null;
      clearDraft(form.kind);
      outcome.onSent(reply.data);
      return;
    }
    if (reply.status === REFUSED) forgetAttempt();
    show(reply.errors);
    outcome.onFailed(reply);
  };

  const forgetAttempt = (): void => {
    attempt.current = null;
    keep();
  };

  const check = (): void => {
    const lead = cleanLead(form.fields, values());
    const faults = checkLead(form.fields, lead, phoneRef.current?.dialCode ?? "");
    isBusy.current = Object.keys(faults).length === 0;
    if (!isBusy.current) {
      show(faults);
      return;
    }
    setErrors({});
    outcome.onSending();
    setSending(true);
    void send(lead);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy.current) return;
    const formatted = phoneRef.current?.untilFormatted() ?? null;
    if (formatted === null) {
      check();
      return;
    }
    isBusy.current = true;
    setSending(true);
    void formatted.then(check);
  };

  const edit = (name: string): void => {
    setErrors((faults) => (name in faults ? without(faults, name) : faults));
    keep();
  };

  const refuse = ({ name, rule }: FieldOf<"phone">): void =>
    setErrors((faults) => ({ ...faults, [name]: rule.invalid }));

  return { formRef, phoneRef, errors, isSending, edit, refuse, submit };
}

function without(faults: LeadErrors, name: string): LeadErrors {
  const { [name]: _corrected, ...others } = faults;
  return others;
}
