import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../../components/icon.tsx";
import controls from "../staff-controls.module.css";
import styles from "./modal.module.css";

/**
 * A dialog over the panel, in the middle or as a sheet at the side. It is open while it is mounted; closing returns the
 * focus to where it was.
 */
export function Modal({
  title,
  place,
  onClose,
  children,
}: {
  title: string;
  place: "middle" | "side";
  onClose: () => void;
  children: ReactNode;
}): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className={`${styles.dialog} ${styles[place]}`}
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button
          className={`${controls.squareButton} ${controls.plain}`}
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
