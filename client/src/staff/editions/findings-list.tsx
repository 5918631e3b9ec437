import { type ReactElement, useId } from "react";
import type { FindingReply, FindingsReply } from "../../api/types.ts";
import { counted } from "../display/counted.ts";
import styles from "./findings-list.module.css";

/** Where a finding lies in words, null for nowhere on screen, and the way there. */
export type Jump = { placeOf: (finding: FindingReply) => string | null; to: (finding: FindingReply) => void };

/** Which questions were ticked as seen, by `askKey`. */
export type Seen = { keys: ReadonlySet<string>; tick: (key: string, isSeen: boolean) => void };

/** What a question is known by: the same one asked again stays ticked. */
export function askKey({ dataset, column, field, message }: FindingReply): string {
  return JSON.stringify([dataset, column, field, message]);
}

/** What a look found: faults, each leading to its place, and questions to be ticked as seen where `seen` is given. */
export function FindingsList({
  findings: { faults, asks },
  isOld = false,
  jump,
  seen,
}: {
  findings: FindingsReply;
  isOld?: boolean;
  jump?: Jump | undefined;
  seen?: Seen;
}): ReactElement {
  return (
    <div className={styles.findings}>
      {isOld && <p className={styles.old}>The draft was changed since: check it again.</p>}
      {faults.length > 0 && (
        <section aria-label="Faults">
          <h3>{counted(faults.length, "fault")} to mend</h3>
          <ul>
            {faults.map((finding, index) => (
              <li key={index}>
                <Finding finding={finding} jump={jump} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {asks.length > 0 && (
        <section aria-label="Questions">
          <h3>Is that right?</h3>
          <ul>
            {asks.map((finding) => (
              <Ask finding={finding} jump={jump} seen={seen} key={askKey(finding)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Finding({ finding, jump }: { finding: FindingReply; jump: Jump | undefined }): ReactElement {
  const place = jump?.placeOf(finding) ?? null;
  return (
    <>
      {place !== null && (
        <button className={styles.place} type="button" onClick={() => jump?.to(finding)}>
          {place}
        </button>
      )}
      <span>{finding.message}</span>
    </>
  );
}

function Ask({
  finding,
  jump,
  seen,
}: {
  finding: FindingReply;
  jump: Jump | undefined;
  seen: Seen | undefined;
}): ReactElement {
  const id = useId();
  const key = askKey(finding);
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
        <Finding finding={finding} jump={jump} />
      ) : (
        <>
          <label htmlFor={id}>{finding.message}</label>
          <Finding finding={{ ...finding, message: "" }} jump={jump} />
        </>
      )}
    </li>
  );
}
