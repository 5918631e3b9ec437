import type { ReactElement } from "react";
import styles from "./form-field.module.css";
import { FormField } from "./form-field.tsx";
import type { FieldName } from "./lead-fields.ts";

/** What a field of plain text is told by its form. The control holds the value: no state can lose what was typed early. */
export type TextFieldProps = {
  name: FieldName;
  label: string;
  placeholder: string;
  served: string;
  error: string | undefined;
  startsFocused: boolean;
  isLocked: boolean;
  onEdit: (field: FieldName) => void;
};

/** One line of text that must be filled in. */
export function LineField({
  type,
  autoComplete,
  ...field
}: TextFieldProps & { type: "text" | "email"; autoComplete: "name" | "email" }): ReactElement {
  return (
    <FormField label={field.label} error={field.error} startsFocused={field.startsFocused}>
      {(control) => (
        <input
          {...control}
          {...shared(field)}
          type={type}
          autoComplete={autoComplete}
          spellCheck={false}
          required
        />
      )}
    </FormField>
  );
}

/** A longer text that may be left out. */
export function MessageField({ optional, ...field }: TextFieldProps & { optional: string }): ReactElement {
  return (
    <FormField
      label={field.label}
      optional={optional}
      error={field.error}
      startsFocused={field.startsFocused}
    >
      {(control) => <textarea {...control} {...shared(field)} rows={4} />}
    </FormField>
  );
}

function shared({ name, placeholder, served, error, isLocked, onEdit }: TextFieldProps) {
  return {
    name,
    className: styles.control,
    placeholder: error ?? placeholder,
    defaultValue: served,
    readOnly: isLocked,
    onInput: () => onEdit(name),
  };
}
