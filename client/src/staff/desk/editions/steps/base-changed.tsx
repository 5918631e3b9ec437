import type { ReactElement } from "react";
import controls from "../../../staff-controls.module.css";
import styles from "./edition-steps.module.css";

/** Says that the repository's own words or figures changed below a draft, with a button to keep the draft anyway. */
export function BaseChanged({ onTake }: { onTake: () => void }): ReactElement {
  return (
    <div className={styles.notice}>
      <p>
        The repository's own version changed since this draft was begun. Compare it with the list of changes;
        then let the draft stand over it, or discard it and begin again.
      </p>
      <button className={controls.lineButton} type="button" onClick={onTake}>
        Let this draft stand
      </button>
    </div>
  );
}
