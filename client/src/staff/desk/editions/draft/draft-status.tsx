import { type ReactElement, useEffect, useRef } from "react";
import { Moment } from "../../../display/moment.tsx";
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
  const alarm = useRef<HTMLParagraphElement>(null);
  useEffect(() => guardLeaving(store), [store]);
  const isQuiet = saving.state !== "kept" && saving.state !== "conflict";
  return (
    <>
      <p className={styles.status}>{isQuiet && wordsOf(saving)}</p>
      <p className={styles.alarm} role="status" ref={alarm} tabIndex={-1}>
        {!isQuiet && <strong>{wordsOf(saving)}</strong>}
        {hasReturned && " Your earlier unsaved typing is back."}
      </p>
      {saving.state === "conflict" && (
        <Conflict
          theirs={saving.theirs}
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

function wordsOf(saving: Saving): string {
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
      return "Not saved: somebody else has changed this draft.";
  }
}

function Conflict({
  theirs: { edition, data: theirData },
  data,
  onTake,
}: {
  theirs: EditionView<unknown>;
  data: object;
  onTake: () => void;
}): ReactElement {
  const lines = differences(data, theirData);
  return (
    <section className={styles.conflict} aria-label="Changed by somebody else">
      <p>
        <strong>{edition.changedBy}</strong> changed this draft on <Moment iso={edition.changedAt} />. Nothing
        you type now is saved. Copy what you need, then load the draft as it is.
      </p>
      {lines.length > 0 && (
        <label className={styles.typed}>
          Your unsaved changes
          <textarea readOnly rows={Math.min(lines.length, 8)} value={lines.join("\n")} />
        </label>
      )}
      <button className={controls.lineButton} type="button" onClick={onTake}>
        Load the draft of {edition.changedBy}
      </button>
    </section>
  );
}
