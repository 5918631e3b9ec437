import { Fragment, type ReactElement, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { Modal } from "../display/modal.tsx";
import controls from "../staff-controls.module.css";
import styles from "./shortcut-help.module.css";
import { SHORTCUTS } from "./shortcut-keys.ts";
import { useShortcut, useShortcuts } from "./shortcuts-provider.tsx";

const PLAIN_KEYS: [keys: string, does: string][] = [
  ["↑ ↓ Home End", "Move between queries, once one has the focus"],
  ["Enter", "Open the query"],
  ["Esc", "Close the open dialog or query"],
];

/** A button that opens the list of shortcuts, with a switch for character shortcuts. */
export function ShortcutHelp(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useShortcut("help", open);
  return (
    <>
      <button
        className={`${controls.squareButton} ${controls.plain}`}
        type="button"
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="keyboard" />
      </button>
      {isOpen && (
        <Modal title="Keyboard shortcuts" place="middle" onClose={() => setOpen(false)}>
          <KeyList />
          <Switch />
        </Modal>
      )}
    </>
  );
}

function KeyList(): ReactElement {
  return (
    <dl className={styles.keys}>
      {SHORTCUTS.map(({ name, keys, does }) => (
        <div key={name}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && " then "}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
      {PLAIN_KEYS.map(([keys, does]) => (
        <div key={keys}>
          <dt>{does}</dt>
          <dd>
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Switch(): ReactElement {
  const { areOn, turn } = useShortcuts();
  return (
    <>
      <label className={styles.switch}>
        <input type="checkbox" checked={areOn} onChange={(event) => turn(event.target.checked)} />
        Use single-key shortcuts
      </label>
      <p className={styles.note}>
        This browser remembers the choice. Enter, Esc and the arrows always work, and the button in the bar
        shows this list.
      </p>
    </>
  );
}
