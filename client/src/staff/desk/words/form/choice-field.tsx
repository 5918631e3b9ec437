import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import { describedBy, FieldFrame } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import { type FieldProps, useForm } from "./form-context.ts";
import { asText } from "./values.ts";

/** One of a few values. An unknown value stays visible until another is chosen. */
export function ChoiceField({ path, form, value, isOptional }: FieldProps): ReactElement {
  const { set, leave, faults } = useForm();
  const id = fieldId(path);
  const fault = faults.get(id);
  const known = form.enum ?? [];
  const chosen = asText(value);
  const isKnown = known.some((one) => String(one) === chosen);
  return (
    <FieldFrame id={id} label={form.title} isOptional={isOptional} hints={[form.description]} fault={fault}>
      <select
        {...describedBy(id, [form.description], fault)}
        className={controls.compact}
        value={chosen}
        onChange={({ target }) =>
          set(
            path,
            known.find((one) => String(one) === target.value),
          )
        }
        onBlur={leave}
      >
        {(isOptional || chosen === "") && <option value="">None</option>}
        {!isKnown && chosen !== "" && <option value={chosen}>{chosen}</option>}
        {known.map((one) => (
          <option value={String(one)} key={one}>
            {one}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
