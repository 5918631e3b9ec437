import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import { Said } from "../../editions/field-frame.tsx";
import { fieldId } from "./faults.ts";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import type { FormSchema } from "./form-schema.ts";
import { Fields } from "./object-field.tsx";
import { nameOf, type Path } from "./values.ts";

/** A direction for moving an item. */
export type Move = "up" | "down" | "out";

/** An item of a list with its buttons: several fields fold behind its name; a single field is shown directly. */
export function ListItem({
  path,
  form,
  listTitle,
  value,
  length,
  onMove,
}: {
  path: Path;
  form: FormSchema;
  listTitle: string;
  value: unknown;
  length: number;
  onMove: (where: Move) => void;
}): ReactElement {
  const { faults, Field } = useForm();
  const id = fieldId(path);
  const position = Number(path.at(-1)) + 1;
  const name = `${listTitle} ${position}`;
  const isFolded = form.properties !== undefined;
  const label = (isFolded ? nameOf(value) : null) ?? name;
  return (
    <li className={isFolded ? styles.folded : styles.single}>
      {isFolded ? (
        <details id={id} tabIndex={-1}>
          <summary>{label}</summary>
          <Said id={id} hints={[]} fault={faults.get(id)} />
          <Fields path={path} form={form} value={value} />
        </details>
      ) : (
        <Field path={path} form={{ ...form, title: name }} value={value} isOptional={false} />
      )}
      <div className={styles.moves}>
        <MoveButton where="up" label={`Move ${label} up`} isOff={position === 1} onMove={onMove} />
        <MoveButton where="down" label={`Move ${label} down`} isOff={position === length} onMove={onMove} />
        <MoveButton where="out" label={`Remove ${label}`} isOff={false} onMove={onMove} />
      </div>
    </li>
  );
}

const WORDS = { up: "Up", down: "Down", out: "Remove" } as const;

function MoveButton({
  where,
  label,
  isOff,
  onMove,
}: {
  where: Move;
  label: string;
  isOff: boolean;
  onMove: (where: Move) => void;
}): ReactElement {
  return (
    <button
      className={controls.lineButton}
      type="button"
      data-move={where}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onMove(where);
      }}
    >
      {WORDS[where]}
    </button>
  );
}
