import type { ReactElement, ReactNode } from "react";
import styles from "./field-frame.module.css";

/** The names by which a field's own input refers to what is said of it. */
export type Described = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

/** What an input says of itself: the hints that are there, and whether something is wrong. */
export function describedBy(id: string, hints: readonly (string | undefined)[], fault?: string): Described {
  const ids = hints.flatMap((hint, index) => (hint === undefined ? [] : [`${id}-hint-${index}`]));
  const all = fault === undefined ? ids : [`${id}-fault`, ...ids];
  return {
    id,
    ...(fault === undefined ? {} : { "aria-invalid": true as const }),
    ...(all.length === 0 ? {} : { "aria-describedby": all.join(" ") }),
  };
}

/** A label, its field, hints below it and what is wrong with it. */
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

/** Hints and the fault of a field, where `describedBy` finds them. */
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
