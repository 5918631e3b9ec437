import { type ReactElement, useId } from "react";
import type { Finding, FindingsReply } from "../../../api/types.ts";
import { counted } from "../../display/counted.ts";
import controls from "../../staff-controls.module.css";
import styles from "./findings-list.module.css";

/** The place of a finding in words (null if it is not on screen), and a function that goes there. */
export type Jump = { placeOf: (finding: Finding) => string | null; to: (finding: Finding) => void };

/** Findings that staff can answer with "this is right": whether they did, and a function to do so. */
export type Answers = {
  isRight: (finding: Finding) => boolean;
  say: (finding: Finding, isRight: boolean) => void;
};

/** The questions ticked as seen, by `questionKey`. */
export type Seen = { keys: ReadonlySet<string>; tick: (key: string, isSeen: boolean) => void };

/** The identity of a question: if it is asked again, it stays ticked. */
export function questionKey({ dataset, column, field, message }: Finding): string {
  return JSON.stringify([dataset, column, field, message]);
}

/**
 * The findings of a check: faults, each with a link to its place and, with `answers`, some to answer; questions, which
 * are ticked as seen with `seen`.
 */
export function FindingsList({
  findings: { faults, questions },
  isOld = false,
  jump,
  answers,
  seen,
}: {
  findings: FindingsReply;
  isOld?: boolean;
  jump?: Jump | undefined;
  answers?: Answers | undefined;
  seen?: Seen;
}): ReactElement {
  return (
    <div className={styles.findings}>
      {isOld && <p className={styles.old}>The draft has changed since: check it again.</p>}
      {faults.length > 0 && (
        <section aria-label="Faults">
          <h3>{counted(faults.length, "fault")} to fix</h3>
          <ul>
            {faults.map((finding, index) => (
              <li key={index}>
                <FindingItem finding={finding} jump={jump} answers={answers} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section aria-label="Questions">
          <h3>{seen === undefined ? "Questions" : "Questions: tick each"}</h3>
          <ul>
            {questions.map((finding) => (
              <Question finding={finding} jump={jump} seen={seen} key={questionKey(finding)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FindingItem({
  finding,
  jump,
  answers,
}: {
  finding: Finding;
  jump: Jump | undefined;
  answers?: Answers | undefined;
}): ReactElement {
  const id = useId();
  const place = jump?.placeOf(finding) ?? null;
  const isRight = answers?.isRight(finding) ?? false;
  return (
    <>
      {place !== null && (
        <button className={styles.place} type="button" onClick={() => jump?.to(finding)}>
          {place}
        </button>
      )}
      {finding.message !== "" && (
        <span className={styles.message} id={id}>
          {finding.message}
        </span>
      )}
      {answers !== undefined && finding.mayBeConfirmed && (
        <button
          className={controls.lineButton}
          type="button"
          aria-pressed={isRight}
          aria-describedby={id}
          onClick={() => answers.say(finding, !isRight)}
        >
          Confirm this value
        </button>
      )}
    </>
  );
}

function Question({
  finding,
  jump,
  seen,
}: {
  finding: Finding;
  jump: Jump | undefined;
  seen: Seen | undefined;
}): ReactElement {
  const id = useId();
  const key = questionKey(finding);
  return (
    <li>
      {seen !== undefined && (
        <input
          id={id}
          type="checkbox"
          checked={seen.keys.has(key)}
          onChange={({ target }) => seen.tick(key, target.checked)}
        />
      )}
      {seen === undefined ? (
        <FindingItem finding={finding} jump={jump} />
      ) : (
        <>
          <label htmlFor={id}>{finding.message}</label>
          <FindingItem finding={{ ...finding, message: "" }} jump={jump} />
        </>
      )}
    </li>
  );
}
