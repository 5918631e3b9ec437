import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import { describedBy, FieldFrame } from "../../editions/field-frame.tsx";
import { isDay } from "../../editions/india-time.ts";
import type { Change } from "../data/figures-changes.ts";
import { fieldId } from "../data/places.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";

/**
 * A field of the draft. `path` is its place in the data, which faults use. `hint` is shown below it; a `long` text is
 * one paragraph in several lines.
 */
export function TextField({
  path,
  label,
  value,
  onChange,
  hint,
  type = "text",
}: {
  path: string[];
  label: string;
  value: string;
  onChange: (text: string) => Change;
  hint?: string;
  type?: "text" | "long" | "number" | "date";
}): ReactElement {
  const { change, leave, faults } = useEditor();
  const id = fieldId(...path);
  const fault = faults.fields.get(id);
  const shared = { ...describedBy(id, [hint], fault), value, autoComplete: "off", onBlur: leave };
  return (
    <FieldFrame id={id} label={label} hints={[hint]} fault={fault}>
      {type === "long" ? (
        <textarea
          {...shared}
          className={controls.compact}
          rows={3}
          onChange={({ target }) => change(onChange(target.value.replaceAll(/[\r\n]+/g, " ")))}
        />
      ) : (
        <input
          {...shared}
          className={type === "number" ? `${controls.compact} ${styles.number}` : controls.compact}
          type={type === "date" && isShownAsDay(value) ? "date" : "text"}
          inputMode={type === "number" ? "decimal" : undefined}
          onChange={({ target }) => change(onChange(target.value))}
        />
      )}
    </FieldFrame>
  );
}

/** A date field cannot show an invalid day, such as "30/02/2025" from a sheet: that is shown and corrected as text. */
function isShownAsDay(value: string): boolean {
  return value === "" || isDay(value);
}
