import type { ReactElement } from "react";
import frame from "../../editions/field-frame.module.css";
import { describedBy, Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";

/** Yes or no. */
export function SwitchField({ path, form: { title, description }, value }: FieldProps): ReactElement {
  const { set, leave, faults } = useForm();
  const id = fieldId(path);
  const fault = faults.get(id);
  return (
    <div className={frame.field}>
      <label className={styles.switch}>
        <input
          {...describedBy(id, [description], fault)}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(path, target.checked)}
          onBlur={leave}
        />
        {title}
      </label>
      <Said id={id} hints={[description]} fault={fault} />
    </div>
  );
}
