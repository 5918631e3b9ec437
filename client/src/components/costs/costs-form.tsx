import type { ReactElement } from "react";
import type { CostsForm } from "../../content/types.ts";
import actions from "../actions.module.css";
import { Icon } from "../icon.tsx";
import { AmountChoices, ChoiceRow } from "./amount-choice.tsx";
import styles from "./costs-form.module.css";

/** The id of the answer. The form leads to it, because on a phone the answer lies below the form. */
export const WORKED_OUT = "worked-out";

/**
 * Amount, year and fee as a plain form of the address that works costs out, which needs no script. On the `sheet` both are
 * rows to choose from; elsewhere any amount is typed.
 */
export function CostsFormView({
  form,
  action,
  submit,
  sheet = false,
}: {
  form: CostsForm;
  action: string;
  submit: string;
  sheet?: boolean;
}): ReactElement {
  return (
    <form
      className={sheet ? `${styles.form} ${styles.sheet}` : styles.form}
      action={`${action}#${WORKED_OUT}`}
      data-markdown-omit=""
    >
      {sheet ? <SheetChoices form={form} /> : <TypedQuestion form={form} />}
      <button className={actions.button} type="submit">
        {submit}
      </button>
    </form>
  );
}

function SheetChoices({ form: { amounts, year, years } }: { form: CostsForm }): ReactElement {
  const choices = years.map((each) => ({ value: `${each}`, label: `${each}` }));
  return (
    <>
      <AmountChoices name="amount" amounts={amounts} />
      <ChoiceRow legend="Taken out in year" name="years" choices={choices} chosen={`${year}`} />
    </>
  );
}

function TypedQuestion({ form }: { form: CostsForm }): ReactElement {
  const { errors, fee, fees, year, years } = form;
  return (
    <>
      <TypedAmount form={form} />
      <Choice label="Taken out in year" name="years" values={years} chosen={year} error={errors.years} />
      <Choice label="Manager's fee, % a year" name="fee" values={fees} chosen={fee} error={errors.fee} />
    </>
  );
}

function TypedAmount({ form }: { form: CostsForm }): ReactElement {
  return (
    <div>
      <label htmlFor="costs-amount">Amount in rupees</label>
      <input
        id="costs-amount"
        name="amount"
        defaultValue={form.amount}
        autoComplete="off"
        required
        {...described(form.errors.amount, "costs-amount-error", "costs-amount-hint")}
      />
      {form.errors.amount === undefined ? (
        <p className={styles.hint} id="costs-amount-hint">
          Such as 75 lakh or 1.5 crore.
        </p>
      ) : (
        <Fault text={form.errors.amount} id="costs-amount-error" />
      )}
    </div>
  );
}

function Choice({
  label,
  name,
  values,
  chosen,
  error,
}: {
  label: string;
  name: string;
  values: (number | string)[];
  chosen: number | string;
  error: string | undefined;
}): ReactElement {
  const id = `costs-${name}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.select}>
        <select id={id} name={name} defaultValue={chosen} {...described(error, `${id}-error`)}>
          {values.map((value) => (
            <option value={value} key={value}>
              {value}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <Fault text={error} id={`${id}-error`} />
    </div>
  );
}

/** Ties a control to its fault, otherwise to its hint. Browsers focus the first faulty control. */
function described(
  error: string | undefined,
  errorId: string,
  hintId?: string,
): { "aria-invalid": true | undefined; "aria-describedby": string | undefined; autoFocus: boolean } {
  return error === undefined
    ? { "aria-invalid": undefined, "aria-describedby": hintId, autoFocus: false }
    : { "aria-invalid": true, "aria-describedby": errorId, autoFocus: true };
}

function Fault({ text, id }: { text: string | undefined; id: string }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <p className={styles.error} id={id}>
      {text}
    </p>
  );
}
