import { type ComponentProps, type ReactElement, useId, useState } from "react";
import controls from "../staff-controls.module.css";
import styles from "./entry.module.css";
import { useFieldFault } from "./entry-form.tsx";

type EntryFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  hint?: string;
};

/** A field of a small form with label, hint and the server's message. */
export function EntryField({ label, hint, ...input }: EntryFieldProps): ReactElement {
  const id = useId();
  const { isFaulty, sentence, messageId } = useFieldFault(input.name);
  const described = [hint && `${id}-hint`, sentence && `${id}-fault`, messageId].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isFaulty || undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {sentence !== null && (
        <p className={styles.fault} id={`${id}-fault`}>
          {sentence}
        </p>
      )}
    </div>
  );
}

const NEW_PASSWORD_RULE = "12 to 128 characters, not a common password. A few words in a row work well.";

/** A new password, entered once, with a switch to show it. */
export function NewPasswordField({ label, name }: { label: string; name: string }): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <EntryField
        label={label}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete="new-password"
        hint={NEW_PASSWORD_RULE}
      />
      <button
        className={controls.lineButton}
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show the password
      </button>
    </div>
  );
}

/** Six digits of an authenticator app; with `isAny`, also longer codes. */
export function CodeField({
  label,
  hint,
  isAny = false,
}: {
  label: string;
  hint?: string;
  isAny?: boolean;
}): ReactElement {
  return (
    <EntryField
      label={label}
      name="code"
      inputMode={isAny ? "text" : "numeric"}
      autoComplete="one-time-code"
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
