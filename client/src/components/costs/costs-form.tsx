import type { ReactElement } from "react";
import type { CostsForm } from "../../content/types.ts";
import actions from "../actions.module.css";
import { AmountChoices, ChoiceRow } from "./amount-choice.tsx";
import styles from "./costs-form.module.css";

/** The id of the answer. The form leads to it, because on a phone the answer lies below the form. */
export const WORKED_OUT = "worked-out";

/** What costs are worked out with, as a plain form of the address that works them out, which needs no script. */
export function CostsFormView({
  action,
  submit,
  sheet = false,
  children,
}: {
  action: string;
  submit: string;
  sheet?: boolean;
  children: ReactElement;
}): ReactElement {
  return (
    <form
      className={sheet ? `${styles.form} ${styles.sheet}` : styles.form}
      action={`${action}#${WORKED_OUT}`}
      data-markdown-omit=""
    >
      {children}
      <button className={actions.button} type="submit">
        {submit}
      </button>
    </form>
  );
}

/** Amount and year as rows to choose from. */
export function SheetChoices({ form: { amounts, year, years } }: { form: CostsForm }): ReactElement {
  const choices = years.map((each) => ({ value: `${each}`, label: `${each}` }));
  return (
    <>
      <AmountChoices name="amount" amounts={amounts} />
      <ChoiceRow legend="Taken out in year" name="years" choices={choices} chosen={`${year}`} />
    </>
  );
}
