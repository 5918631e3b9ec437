import type { ReactElement, ReactNode } from "react";
import styles from "./field-frame.module.css";

/** The ids of a field's hints and fault, for its input. */
export type Described = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

/** ARIA attributes of an input: its hints, and whether it has a fault. */
export function describedBy(id: string, hints: readonly (string | undefined)[], fault?: string): Described {
  const ids = hints.flatMap((hint, index) => (hint === undefined ? [] : [`${id}-hint-${index}`]));
  const all = fault === undefined ? ids : [`${id}-fault`, ...ids];
  return {
    id,
    ...(fault === undefined ? {} : { "aria-invalid": true as const }),
    ...(all.length === 0 ? {} : { "aria-describedby": all.join(" ") }),
  };
}

/** A label, its field, hints and the fault. */
export function FieldFrame({
  id,
  label,
  isOptional = false,
  hints,
  fault,
  children,
}: {
  id: string;
  label: ReactNode;
  isOptional?: boolean;
  hints: readonly (string | undefined)[];
  fault: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (may be empty)</span>}
      </label>
      {children}
      <Said id={id} hints={hints} fault={fault} />
    </div>
  );
}

/** Hints and fault of a field, with the ids that `describedBy` uses. */
export function Said({
  id,
  hints,
  fault,
}: {
  id: string;
  hints: readonly (string | undefined)[];
  fault: string | undefined;
}): ReactElement {
  return (
    <>
      {hints.map(
        (hint, index) =>
          hint !== undefined && (
            <small className={styles.hint} id={`${id}-hint-${index}`} key={hint}>
              {hint}
            </small>
          ),
      )}
      {fault !== undefined && (
        <p className={styles.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </>
  );
}
