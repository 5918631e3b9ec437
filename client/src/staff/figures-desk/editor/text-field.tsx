import type { ReactElement } from "react";
import controls from "../../staff-controls.module.css";
import type { Change } from "../data/figures-changes.ts";
import { fieldId } from "../data/places.ts";
import styles from "./editor.module.css";
import { useEditor } from "./editor-context.ts";

/** A field of the draft. `path` is where it lies in the data: faults find it by that. `hint` stands below it. */
export function TextField({
  path,
  label,
  value,
  onChange,
  hint,
  type = "text",
  isNumber = false,
}: {
  path: string[];
  label: string;
  value: string;
  onChange: (text: string) => Change;
  hint?: string;
  type?: "text" | "date";
  isNumber?: boolean;
}): ReactElement {
  const { change, leave, faults } = useEditor();
  const id = fieldId(...path);
  const fault = faults.fields.get(id);
  const described = [fault === undefined ? null : `${id}-fault`, hint === undefined ? null : `${id}-hint`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={`${controls.input} ${controls.compact} ${isNumber ? styles.number : ""}`}
        id={id}
        type={type}
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        value={value}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={described.filter((each) => each !== null).join(" ") || undefined}
        onChange={({ target }) => change(onChange(target.value))}
        onBlur={leave}
      />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {fault !== undefined && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
