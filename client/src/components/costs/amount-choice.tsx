import { Fragment, type ReactElement } from "react";
import type { AmountChoice } from "../../content/types.ts";
import styles from "./amount-choice.module.css";

/** Amounts to choose among, the first of them chosen. */
export function AmountChoices({ name, amounts }: { name: string; amounts: AmountChoice[] }): ReactElement {
  return <ChoiceRow legend="Amount" name={name} choices={amounts} chosen={amounts[0]?.value} />;
}

/** Radio buttons that look like one control. */
export function ChoiceRow({
  legend,
  name,
  choices,
  chosen,
}: {
  legend: string;
  name: string;
  choices: AmountChoice[];
  chosen: string | undefined;
}): ReactElement {
  return (
    <fieldset className={styles.choice} data-print="hidden" data-markdown-omit="">
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <Fragment key={value}>
            <label>
              <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
              <span>{label}</span>
            </label>{" "}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
