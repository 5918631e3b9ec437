import { type ReactElement, useState } from "react";
import { ConfirmDialog } from "../../../display/confirm-dialog.tsx";
import controls from "../../../staff-controls.module.css";

/** The longest reason that the server takes. */
const LONGEST_WHY = 300;

/** Sends a proposal back to its author, with the reason. */
export function SendBackButton({ onSendBack }: { onSendBack: (why: string) => void }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button className={controls.lineButton} type="button" onClick={() => setAsking(true)}>
        Send back
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Send this edition back?"
          confirm="Send back"
          onConfirm={(fields) => onSendBack(String(fields.get("why")).trim())}
          onClose={() => setAsking(false)}
        >
          <p>It becomes a draft again. Its author sees the reason.</p>
          <label>
            Why
            <input name="why" required maxLength={LONGEST_WHY} pattern=".*\S.*" />
          </label>
        </ConfirmDialog>
      )}
    </>
  );
}
