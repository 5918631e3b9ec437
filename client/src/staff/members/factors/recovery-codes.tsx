import { type ReactElement, useId, useState } from "react";
import actions from "../../../components/actions.module.css";
import { Icon } from "../../../components/icon.tsx";
import entry from "../../entry/entry.module.css";
import controls from "../../staff-controls.module.css";
import styles from "./factors.module.css";

const FILE_NAME = "recovery-codes.txt";

/** Ten codes, shown this once. It goes on when the member says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }): ReactElement {
  const [areKept, setKept] = useState(false);
  const reasonId = useId();
  return (
    <div className={styles.codes}>
      <p>
        Each of these signs you in once where your phone or passkey is lost. Keep them where you keep papers,
        away from this device. They are not shown again.
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
        <input type="checkbox" checked={areKept} onChange={({ target }) => setKept(target.checked)} />I have
        kept them
      </label>
      <button
        className={actions.button}
        type="button"
        aria-disabled={!areKept}
        aria-describedby={reasonId}
        onClick={() => {
          if (areKept) onKept();
        }}
      >
        Go on
      </button>
      <p className={entry.hint} id={reasonId}>
        {!areKept && "Say first that you have kept them."}
      </p>
    </div>
  );
}

/** Of the data's own, so that nothing is to be given back when the codes go off the screen. */
function textAddress(codes: string[]): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
}
