import type { ReactElement } from "react";
import { Icon } from "../../../components/icon.tsx";
import type { CostsForm } from "../../../content/types.ts";
import styles from "./typed-question.module.css";

/** An amount as it is typed, with a note below it, a year and a fee. */
export function TypedQuestion({ form, note }: { form: CostsForm; note: string }): ReactElement {
  const { errors, fee, fees, year, years } = form;
  return (
    <>
      <TypedAmount form={form} note={note} />
      <Choice label="Taken out in year" name="years" values={years} chosen={year} error={errors.years} />
      <Choice label="Fee, % a year" name="fee" values={fees} chosen={fee} error={errors.fee} />
    </>
  );
}

function TypedAmount({ form, note }: { form: CostsForm; note: string }): ReactElement {
  return (
    <div className={styles.field}>
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
          Such as 75 lakh or 1.5 crore. {note}
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
    <div className={styles.field}>
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
