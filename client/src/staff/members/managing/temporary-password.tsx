import { type ReactElement, useEffect, useId, useRef } from "react";
import type { TemporaryPasswordReply } from "../../../api/types.ts";
import actions from "../../../components/actions.module.css";
import { Fact, Facts } from "../../display/facts.tsx";
import modal from "../../display/modal.module.css";
import { Moment } from "../../display/moment.tsx";
import styles from "./members.module.css";

/** A member's temporary password. It is shown once, so a click beside the dialog does not close it. */
export function TemporaryPassword({
  temporary: { name, username, password, endsAt },
  onClose,
}: {
  temporary: TemporaryPasswordReply;
  onClose: () => void;
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
      <h2 id={titleId}>For {name || username}</h2>
      <div className={styles.handover}>
        <p>Hand this over in person or by phone, not by e-mail. It is not shown again.</p>
        <Facts>
          <Fact term="Temporary password">
            <code>{password}</code>
          </Fact>
          <Fact term="Valid until">
            <Moment iso={endsAt} />
          </Fact>
        </Facts>
        <button
          className={`${actions.button} ${actions.small}`}
          type="button"
          onClick={() => dialog.current?.close()}
        >
          I have handed it over
        </button>
      </div>
    </dialog>
  );
}
