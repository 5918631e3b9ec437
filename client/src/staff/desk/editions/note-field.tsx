import type { ReactElement } from "react";
import styles from "./note-field.module.css";

const LONGEST_NOTE = 600;

/** A note of staff about an edition; visitors never see it. Empty becomes null. */
export function NoteField({
  note,
  onChange,
  onLeave,
}: {
  note: string | null;
  onChange: (note: string | null) => void;
  onLeave: () => void;
}): ReactElement {
  return (
    <label className={styles.note}>
      Note for staff
      <textarea
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
        onBlur={onLeave}
      />
      <small>Visitors do not see it. It stays in the history.</small>
    </label>
  );
}
