import { type ReactElement, useId, useState } from "react";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import entry from "../../fields/entry.module.css";
import controls from "../../staff-controls.module.css";
import styles from "./factors.module.css";

const FILE_NAME = "recovery-codes.txt";

/** Ten codes, shown only once. The member continues by confirming that they are saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }): ReactElement {
  const [areSaved, setSaved] = useState(false);
  const reasonId = useId();
  return (
    <div className={styles.codes}>
      <p>
        If you lose your phone or passkey, each code signs you in once. Keep them where you keep papers, away
        from this device. They are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a className={controls.lineButton} href={textAddress(codes)} download={FILE_NAME}>
        <Icon name="download" />
        Save as a file
      </a>
      <label className={entry.choice}>
        <input type="checkbox" checked={areSaved} onChange={({ target }) => setSaved(target.checked)} />I have
        saved them
      </label>
      <button
        className={actions.button}
        type="button"
        aria-disabled={!areSaved}
        aria-describedby={reasonId}
        onClick={() => {
          if (areSaved) onSaved();
        }}
      >
        Continue
      </button>
      <p className={entry.hint} id={reasonId}>
        {!areSaved && "First confirm that you have saved them."}
      </p>
    </div>
  );
}

/** A data URL, so that nothing must be released afterwards. */
function textAddress(codes: string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
}
