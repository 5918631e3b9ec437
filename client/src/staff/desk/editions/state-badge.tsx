import type { ReactElement } from "react";
import type { EditionReply } from "../../../api/types.ts";
import { stateOf } from "./edition-state.ts";
import styles from "./state-badge.module.css";

/** The state of a subject: words with a coloured mark. `edition` is its open edition or null. */
export function StateBadge({
  edition,
  baseChanged = false,
}: {
  edition: EditionReply | null;
  baseChanged?: boolean;
}): ReactElement {
  const { words, tone } = stateOf(edition, baseChanged);
  return (
    <span className={styles.state} data-tone={tone}>
      {words}
    </span>
  );
}
