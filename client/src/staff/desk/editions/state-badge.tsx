import type { ReactElement } from "react";
import type { EditionReply } from "../../../api/types.ts";
import { stateOf } from "./edition-state.ts";
import styles from "./state-badge.module.css";

/** Where a subject stands, as words with a mark before them. `edition` is its open one, null where none is. */
export function StateBadge({
  edition,
  baseChanged,
}: {
  edition: EditionReply | null;
  baseChanged: boolean;
}): ReactElement {
  const { words, tone } = stateOf(edition, baseChanged);
  return (
    <span className={styles.state} data-tone={tone}>
      {words}
    </span>
  );
}
