import { type ReactElement, useRef, useState } from "react";
import controls from "../../../staff-controls.module.css";
import { Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { type FieldProps, useForm } from "./form-context.ts";
import { emptyValue, type FormSchema, filled } from "./form-schema.ts";
import { asItems } from "./values.ts";

/** Values by name. Staff choose a name when adding a value; it cannot change later. */
export function NamedField({ path, form, value }: FieldProps): ReactElement {
  const { set, faults, Field } = useForm();
  const id = fieldId(path);
  const items = asItems(value);
  const inside = filled(typeof form.additionalProperties === "object" ? form.additionalProperties : {});
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>{form.title}</legend>
      <Said id={id} hints={[form.description]} fault={faults.get(id)} />
      {Object.entries(items).map(([name, one]) => (
        <div className={styles.named} key={name}>
          <Field path={[...path, name]} form={{ ...inside, title: name }} value={one} isOptional={false} />
          <button
            className={controls.lineButton}
            type="button"
            onClick={() => {
              set([...path, name], undefined);
              document.getElementById(id)?.focus();
            }}
          >
            Remove {name}
          </button>
        </div>
      ))}
      <NewName
        form={form}
        taken={items}
        onAdd={(name) => set([...path, name], emptyValue(inside))}
        id={`${id}-new`}
      />
    </fieldset>
  );
}

function NewName({
  form: { title, propertyNames },
  taken,
  onAdd,
  id,
}: {
  form: FormSchema;
  taken: object;
  onAdd: (name: string) => void;
  id: string;
}): ReactElement {
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const pattern = new RegExp(propertyNames?.pattern ?? "^\\S+$");
  const isFit = pattern.test(name) && !Object.hasOwn(taken, name);
  return (
    <div className={styles.newName}>
      <label htmlFor={id}>A new name for {title}</label>
      <input
        className={controls.compact}
        id={id}
        ref={field}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button
        className={controls.lineButton}
        type="button"
        aria-disabled={!isFit}
        onClick={() => {
          field.current?.focus();
          if (!isFit) return;
          onAdd(name);
          setName("");
        }}
      >
        Add
      </button>
    </div>
  );
}
