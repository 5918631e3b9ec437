import { Fragment, type ReactElement } from "react";
import type { AmountChoice } from "../../content/types.ts";
import styles from "./amount-choice.module.css";

/** Amounts to choose among, the first of them chosen: radio buttons that look like one control. */
export function AmountChoices({ name, amounts }: { name: string; amounts: AmountChoice[] }): ReactElement {
  return (
    <fieldset className={styles.choice} data-markdown-omit="">
      <legend>Amount</legend>
      <div>
        {amounts.map(({ value, label }, place) => (
          <Fragment key={value}>
            <label>
              <input type="radio" name={name} value={value} defaultChecked={place === 0} />
              <span>{label}</span>
            </label>{" "}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
