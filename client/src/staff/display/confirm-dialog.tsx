import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import actions from "../../components/actions.module.css";
import controls from "../staff-controls.module.css";
import styles from "./confirm-dialog.module.css";
import modal from "./modal.module.css";

/**
 * Asks for confirmation. It is open while it is mounted. The cancel button has the focus first; closing returns the
 * focus to where it was. `children` may contain fields of its form.
 */
export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  confirm: string;
  onConfirm: (fields: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className={`${modal.dialog} ${modal.middle}`}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <form
        className={styles.form}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(new FormData(event.currentTarget));
          dialog.current?.close();
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.ways}>
          <button className={controls.lineButton} type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className={`${actions.button} ${actions.small}`} type="submit">
            {confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
