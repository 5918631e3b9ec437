import type { ReactElement } from "react";
import styles from "./form-field.module.css";
import { type ControlProps, FormField } from "./form-field.tsx";
import type { Field, FieldOf } from "./query-fields.ts";

/** A field's props. The control itself holds the value, so that nothing typed before hydration is lost. */
export type FieldProps<Kind extends Field["kind"]> = {
  field: FieldOf<Kind>;
  served: string;
  error: string | undefined;
  startsFocused: boolean;
  isLocked: boolean;
  onEdit: (name: string) => void;
};

/** What every kind of field shares. */
type AnyFieldProps = Omit<FieldProps<"text">, "field"> & { field: Omit<Field, "kind" | "rule"> };

/** One line of text, or an e-mail address. */
export function LineField(props: FieldProps<"line" | "email">): ReactElement {
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          {...shared(props)}
          type={props.field.kind === "email" ? "email" : "text"}
          spellCheck={false}
        />
      )}
    </Labelled>
  );
}

/** A longer text. */
export function TextField(props: FieldProps<"text">): ReactElement {
  return <Labelled {...props}>{(control) => <textarea {...control} {...shared(props)} rows={4} />}</Labelled>;
}

/** One of some values; the empty one stands for none. */
export function ChoiceField(props: FieldProps<"choice">): ReactElement {
  const { placeholder: _placeholder, readOnly, ...control } = shared(props);
  return (
    <Labelled {...props}>
      {(labelled) => (
        <select {...labelled} {...control} inert={readOnly}>
          <option value="">{props.field.placeholder}</option>
          {Object.entries(props.field.rule.options).map(([value, words]) => (
            <option value={value} key={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Labelled({
  field: { label, hint, isRequired },
  error,
  startsFocused,
  children,
}: AnyFieldProps & { children: (control: ControlProps) => ReactElement }): ReactElement {
  return (
    <FormField
      label={label}
      isOptional={!isRequired}
      hint={hint ?? undefined}
      error={error}
      startsFocused={startsFocused}
    >
      {children}
    </FormField>
  );
}

function shared({ field, served, error, isLocked, onEdit }: AnyFieldProps) {
  return {
    name: field.name,
    className: styles.control,
    placeholder: error ?? field.placeholder ?? undefined,
    defaultValue: served,
    readOnly: isLocked,
    required: field.isRequired,
    autoComplete: field.autocomplete ?? undefined,
    onInput: () => onEdit(field.name),
  };
}
