import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "../../components/icon.tsx";
import styles from "./form-field.module.css";

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  autoFocus: boolean;
};

/**
 * A label above a control; below it a hint and, if the control is faulty, the fault. Screen readers read the fault when
 * the control gets the focus. `isAnnounced` is for a fault that appears while the focus is there. `startsFocused`
 * focuses the control when the page opens, for visitors without script.
 */
export function FormField({
  label,
  isOptional = false,
  hint,
  error,
  isAnnounced = false,
  startsFocused,
  children,
}: {
  label: string;
  isOptional?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  isAnnounced?: boolean;
  startsFocused: boolean;
  children: (control: ControlProps) => ReactNode;
}): ReactElement {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> (optional)</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        autoFocus: startsFocused,
      })}
      {error && (
        <p className={styles.error} id={errorId} role={isAnnounced ? "alert" : undefined}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
