import { type ReactElement, useEffect, useRef } from "react";
import { Moment } from "../../../display/moment.tsx";
import { useSession } from "../../../session/session.tsx";
import controls from "../../../staff-controls.module.css";
import { differences } from "./differences.ts";
import styles from "./draft-status.module.css";
import type { DraftStore, EditionView, Saving } from "./draft-store.ts";
import { guardLeaving } from "./leave-guard.ts";
import { useDraftState } from "./use-draft.ts";

/**
 * Shows the state of saving; announces only failures. After a conflict it shows who changed the draft, the typing at
 * stake, and a button to load the other version.
 */
export function DraftStatus<Data extends object>({ store }: { store: DraftStore<Data> }): ReactElement {
  const { saving, hasReturned, data } = useDraftState(store);
  const { member } = useSession().auth;
  const alarm = useRef<HTMLParagraphElement>(null);
  useEffect(() => guardLeaving(store), [store]);
  const isOwn = saving.state === "conflict" && saving.theirs.edition.changedBy === member?.username;
  const isQuiet = saving.state !== "kept" && saving.state !== "conflict";
  return (
    <>
      <p className={styles.status}>{isQuiet && wordsOf(saving, isOwn)}</p>
      <p className={styles.alarm} role="status" ref={alarm} tabIndex={-1}>
        {!isQuiet && <strong>{wordsOf(saving, isOwn)}</strong>}
        {hasReturned && " Your earlier unsaved typing is back."}
      </p>
      {saving.state === "conflict" && (
        <Conflict
          theirs={saving.theirs}
          isOwn={isOwn}
          data={data}
          onTake={() => {
            // The button disappears.
            void store.takeTheirs().then(() => alarm.current?.focus());
          }}
        />
      )}
    </>
  );
}

/** `isOwn`: the other version of a conflict is the member's own, of another tab or browser. */
function wordsOf(saving: Saving, isOwn: boolean): string {
  switch (saving.state) {
    case "saved":
      return "All changes saved.";
    case "changed":
      return "Not saved yet.";
    case "saving":
      return "Saving…";
    case "kept":
      return `Not saved. ${saving.message}`;
    case "conflict":
      return `Not saved: ${isOwn ? "you have changed this draft elsewhere" : "somebody else has changed this draft"}.`;
  }
}

function Conflict({
  theirs: { edition, data: theirData },
  isOwn,
  data,
  onTake,
}: {
  theirs: EditionView<unknown>;
  isOwn: boolean;
  data: object;
  onTake: () => void;
}): ReactElement {
  const lines = differences(data, theirData);
  return (
    <section className={styles.conflict} aria-label={`Changed ${isOwn ? "elsewhere" : "by somebody else"}`}>
      <p>
        <strong>{isOwn ? "You" : edition.changedBy}</strong> changed this draft{isOwn && " elsewhere"} on{" "}
        <Moment iso={edition.changedAt} />. Nothing you type now is saved. Copy what you need, then load the
        draft as it is.
      </p>
      {lines.length > 0 && (
        <label className={styles.typed}>
          Your unsaved changes
          <textarea readOnly rows={Math.min(lines.length, 8)} value={lines.join("\n")} />
        </label>
      )}
      <button className={controls.lineButton} type="button" onClick={onTake}>
        {isOwn ? "Load the newer draft" : `Load the draft of ${edition.changedBy}`}
      </button>
    </section>
  );
}
