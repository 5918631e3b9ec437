import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import { Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";
import { emptyValue, type FormSchema, fieldsOf, TIME } from "./form-schema.ts";
import { asItems } from "./values.ts";

/** Fields that belong together, such as an address; an optional group can be added and removed. */
export function ObjectField({ path, form, value, isOptional }: FieldProps): ReactElement {
  const { set, faults } = useForm();
  const id = fieldId(path);
  const isThere = !isOptional || (value !== undefined && value !== null);
  return (
    <fieldset className={isOfTimes(form) ? styles.times : styles.group} id={id} tabIndex={-1}>
      <legend>{form.title}</legend>
      <Said id={id} hints={[form.description]} fault={faults.get(id)} />
      {isThere && <Fields path={path} form={form} value={value} />}
      {isOptional && (
        <button
          className={controls.lineButton}
          type="button"
          aria-label={`${isThere ? "Remove" : "Add"} ${form.title}`}
          onClick={() => set(path, isThere ? undefined : emptyValue(form))}
        >
          {isThere ? "Remove" : "Add"}
        </button>
      )}
    </fieldset>
  );
}

/** Whether all its fields are times, which are shown side by side. */
function isOfTimes(form: FormSchema): boolean {
  return fieldsOf(form).every((field) => field.form.format === TIME);
}

/** The fields of an object, one below the other. */
export function Fields({ path, form, value }: Omit<FieldProps, "isOptional">): ReactElement {
  const { Field } = useForm();
  const items = asItems(value);
  return (
    <div className={styles.fields}>
      {fieldsOf(form).map((field) => (
        <Field
          path={[...path, field.name]}
          form={field.form}
          value={Object.hasOwn(items, field.name) ? items[field.name] : undefined}
          isOptional={field.isOptional}
          key={field.name}
        />
      ))}
    </div>
  );
}
