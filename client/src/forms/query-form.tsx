import { Fragment, type ReactElement, useId } from "react";
import actions from "../components/actions.module.css";
import readers from "../components/for-readers.module.css";
import { RichText } from "../components/rich-text.tsx";
import type { Link, QueryForm } from "../content/types.ts";
import { type Field, firstFaulty, WEBSITE } from "./fields/query-fields.ts";
import { ChoiceField, LineField, TextField } from "./fields/text-fields.tsx";
import { PhoneField } from "./phone/phone-field.tsx";
import styles from "./query-form.module.css";
import { type Failure, type QueryFormState, REFUSED } from "./use-query-form.ts";

const SENDING = "Sending…";

/**
 * The fields, the consent line and the button. Without script it is a plain form that posts to the page's own address.
 */
export function QueryFormView({
  form,
  state,
  phone,
}: {
  form: QueryForm;
  state: QueryFormState;
  phone: Link;
}): ReactElement {
  const loadPhone = (): void => void state.phoneRef.current?.load();
  return (
    <form
      className={styles.form}
      action={form.action}
      method="post"
      noValidate
      aria-label={form.submitLabel}
      aria-busy={state.isSending}
      data-blank={form.values === null ? "" : undefined}
      ref={state.formRef}
      onPointerEnter={loadPhone}
      onFocus={loadPhone}
      onSubmit={state.submit}
    >
      <HiddenFields noticeVersion={form.noticeVersion} />
      {form.fields.map((field) => (
        <Fragment key={field.name}>{control(field, form, state)}</Fragment>
      ))}
      <div>
        <button className={actions.button} type="submit" aria-disabled={state.isSending}>
          {state.isSending ? SENDING : form.submitLabel}
        </button>
        <p className={styles.status} role="status">
          {state.isSending && <span className={readers.visuallyHidden}>{SENDING}</span>}
          {state.failure !== null && <NotSent failure={state.failure} phone={phone} />}
        </p>
      </div>
      <div className={styles.consent}>
        <RichText blocks={form.consent} />
      </div>
    </form>
  );
}

function control(field: Field, form: QueryForm, state: QueryFormState): ReactElement {
  const common = {
    error: state.errors[field.name],
    startsFocused: field.name === firstFaulty(form.fields, form.errors),
    isLocked: state.isSending,
    onEdit: state.edit,
  };
  const served = form.values?.[field.name] ?? form.prefilled[field.name];
  const text = { ...common, served: served ?? "" };
  switch (field.kind) {
    case "phone": {
      const { geocoderUrl } = form;
      const own = { geocoderUrl, served, onRefuse: () => state.refuse(field), handle: state.phoneRef };
      return <PhoneField {...common} field={field} {...own} />;
    }
    case "text":
      return <TextField {...text} field={field} />;
    case "choice":
      return <ChoiceField {...text} field={field} />;
    default:
      return <LineField {...text} field={field} />;
  }
}

/** Why a query was not sent and, unless a field is at fault, what became of the text and what else one can do. */
function NotSent({ failure, phone }: { failure: Failure; phone: Link }): ReactElement {
  if (failure.status === REFUSED) return <>{failure.message}</>;
  return (
    <>
      {failure.message} Nothing is lost: your text is still in the form. You can send it again, or call{" "}
      <a href={phone.href ?? undefined}>{phone.label}</a>.
    </>
  );
}

/** The hidden values of a plain post, and the field that only programs fill in. */
function HiddenFields({ noticeVersion }: { noticeVersion: string }): ReactElement {
  const id = useId();
  return (
    <>
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      <div className={readers.visuallyHidden} aria-hidden="true">
        <label htmlFor={id}>Leave this field empty</label>
        <input id={id} type="text" name={WEBSITE} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
