import { type ReactElement, useState } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import { ConfirmDialog } from "../../../display/confirm-dialog.tsx";
import { Moment } from "../../../display/moment.tsx";
import controls from "../../../staff-controls.module.css";
import { dayInWords } from "../india-time.ts";
import styles from "./history-list.module.css";
import { PastDifferences } from "./past-differences.tsx";

/** The number of the original values, before the first edition. */
const BASE_NUMBER = 0;
const LONGEST_WHY = 300;

/**
 * The publications of a subject, newest first, with who, when and why; the original values come last. `current`
 * is the published number. `onAgain` brings back another one; null while an edition is open.
 */
export function HistoryList({
  history,
  current,
  onAgain,
}: {
  history: EditionReply[];
  current: number;
  onAgain: ((number: number, why: string) => Promise<void>) | null;
}): ReactElement {
  const [asked, setAsked] = useState<number | null>(null);
  const again = (number: number): ReactElement | null => {
    if (number === current) return <span className={styles.current}>Published now</span>;
    if (onAgain === null) return null;
    return (
      <button
        className={controls.lineButton}
        type="button"
        aria-label={`Publish ${nameOf(number)} again`}
        onClick={() => setAsked(number)}
      >
        Publish this edition again
      </button>
    );
  };
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      {onAgain === null && history.length > 0 && (
        <p>To bring back an earlier edition, first publish or discard the open one.</p>
      )}
      <ol>
        {history.map((edition) => (
          <li key={edition.id}>
            <Entry edition={edition} isCurrent={edition.number === current} />
            {again(edition.number ?? BASE_NUMBER)}
          </li>
        ))}
        <li>
          <div>
            <h3>Original values</h3>
            <p>The values in the site's files, without any edition.</p>
          </div>
          {again(BASE_NUMBER)}
        </li>
      </ol>
      {asked !== null && (
        <AgainDialog
          number={asked}
          onAgain={(why) => void onAgain?.(asked, why)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function Entry({ edition, isCurrent }: { edition: EditionReply; isCurrent: boolean }): ReactElement {
  const { id, number, asOn, publishedAt, authors, approvedBy, approvedAlone, why, note, againOf } = edition;
  return (
    <div>
      <h3>
        Edition {number}
        {asOn !== null && `, as on ${dayInWords(asOn)}`}
      </h3>
      <p>
        Published {publishedAt !== null && <Moment iso={publishedAt} />}. Entered by {authors.join(", ")};{" "}
        {approvalInWords(approvedBy, approvedAlone ? authors : [])}.
        {againOf !== null && ` It brought back ${nameOf(againOf)}.`}
      </p>
      {(why ?? note) !== null && <p className={styles.why}>{why ?? note}</p>}
      {!isCurrent && <PastDifferences editionId={id} />}
    </div>
  );
}

function AgainDialog({
  number,
  onAgain,
  onClose,
}: {
  number: number;
  onAgain: (why: string) => void;
  onClose: () => void;
}): ReactElement {
  return (
    <ConfirmDialog
      title={`Publish ${nameOf(number)} again?`}
      confirm="Propose it"
      onConfirm={(fields) => onAgain(String(fields.get("why")).trim())}
      onClose={onClose}
    >
      <p>This proposes a new edition with the same content. It will be published once it is approved.</p>
      <label>
        Why
        <input name="why" required maxLength={LONGEST_WHY} pattern=".*\S.*" />
      </label>
    </ConfirmDialog>
  );
}

function nameOf(number: number): string {
  return number === BASE_NUMBER ? "the original values" : `edition ${number}`;
}

/** `own` are the authors, if one of them approved it because no other approver existed. */
function approvalInWords(approvedBy: string | null, own: string[]): string {
  if (own.length === 1) return `approved by ${approvedBy}, its only author`;
  return `approved by ${approvedBy ?? "nobody"}${own.length > 1 ? ", one of them" : ""}`;
}
