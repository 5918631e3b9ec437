import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonReply } from "../api/request-json.ts";
import type { SavedReply } from "../api/types.ts";
import type { QueryForm } from "../content/types.ts";
import type { FieldOf, QueryErrors, Values } from "./fields/query-fields.ts";
import { focusFirst, isFilledIn, readTyping, readValues, readWebsite } from "./form-elements.ts";
import { type Attempt, forgetTyping, keepTyping, loadKeptTyping, restoreTypedTexts } from "./kept-typing.ts";
import type { PhoneHandle } from "./phone/phone-field.tsx";
import { attemptFor, submitQuery } from "./submit-query.ts";
import { checkQuery, cleanQuery } from "./validation.ts";

/** The status if the server refuses fields or a key: nothing was stored. */
export const REFUSED = 422;

export type Failure = Extract<JsonReply<unknown>, { ok: false }>;

/** The differences between the forms: their actions on success and on failure. */
export type Outcome = {
  onSent: (saved: SavedReply) => void;
  onFailed?: (failure: Failure) => void;
};

/** A form's state, and the handlers of its fields and its button. */
export type QueryFormState = {
  formRef: RefObject<HTMLFormElement | null>;
  phoneRef: RefObject<PhoneHandle | null>;
  errors: QueryErrors;
  /** Why the last send failed, until the next press. */
  failure: Failure | null;
  isSending: boolean;
  edit: (name: string) => void;
  /** Reports that the phone field refused a text as too long. The fault stays until the next edit or check. */
  refuse: (phone: FieldOf<"phone">) => void;
  submit: (event: FormEvent) => void;
};

/** Check on submit, send once, keep what is typed until it is sent. The fields themselves hold the values. */
export function useQueryForm(form: QueryForm, outcome: Outcome): QueryFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const phoneRef = useRef<PhoneHandle>(null);
  const attempt = useRef<Attempt | null>(null);
  const isTimed = useRef(form.values === null);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<QueryErrors>(form.errors);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const kept = form.values === null ? loadKeptTyping(form.kind) : null;
    if (kept !== null) {
      attempt.current = kept.attempt;
      isTimed.current = false;
    }
    // Text typed before the script loaded fired no edit event.
    const served = formRef.current as HTMLFormElement;
    restoreTypedTexts(served);
    if (isFilledIn(served, form.fields))
      keepTyping(form.kind, {
        values: readTyping(served, form),
        attempt: attempt.current,
        prefilled: form.prefilled,
      });
  }, [form]);

  const values = (): Values => readValues(formRef.current as HTMLFormElement, form.fields);
  const keep = (): void =>
    keepTyping(form.kind, {
      values: readTyping(formRef.current as HTMLFormElement, form),
      attempt: attempt.current,
      prefilled: form.prefilled,
    });

  const show = (faults: QueryErrors, failed: Failure | null = null): void => {
    flushSync(() => {
      setSending(false);
      setErrors(faults);
      setFailure(failed);
    });
    focusFirst(formRef.current as HTMLFormElement, form.fields, faults);
  };

  const send = async (query: Values): Promise<void> => {
    attempt.current = attemptFor(query, attempt.current);
    keep();
    const website = readWebsite(formRef.current as HTMLFormElement);
    const elapsedMs = isTimed.current ? performance.now() : null;
    const reply = await submitQuery(form, query, attempt.current.key, { website, elapsedMs });
    isBusy.current = false;
    flushSync(() => setSending(false));
    if (reply.ok) {
      attempt.current = null;
      forgetTyping(form.kind);
      outcome.onSent(reply.data);
      return;
    }
    if (reply.status === REFUSED) forgetAttempt();
    show(reply.errors, reply);
    outcome.onFailed?.(reply);
  };

  const forgetAttempt = (): void => {
    attempt.current = null;
    keep();
  };

  const check = (): void => {
    const query = cleanQuery(form.fields, values());
    const faults = checkQuery(form.fields, query, phoneRef.current?.dialCode ?? "");
    isBusy.current = Object.keys(faults).length === 0;
    if (!isBusy.current) {
      show(faults);
      return;
    }
    setErrors({});
    setFailure(null);
    setSending(true);
    void send(query);
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

  return { formRef, phoneRef, errors, failure, isSending, edit, refuse, submit };
}

function without(faults: QueryErrors, name: string): QueryErrors {
  const { [name]: _corrected, ...others } = faults;
  return others;
}
