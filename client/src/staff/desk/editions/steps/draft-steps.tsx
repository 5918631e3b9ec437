import { type ReactElement, useState } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import actions from "../../../../components/actions.module.css";
import { counted } from "../../../display/counted.ts";
import { Fault } from "../../../display/fault.tsx";
import controls from "../../../staff-controls.module.css";
import { ChangesList } from "../changes-list.tsx";
import type { DraftState, DraftStore } from "../draft/draft-store.ts";
import { useDraftState } from "../draft/use-draft.ts";
import { type Answers, FindingsList, type Jump, questionKey, type Seen } from "../findings-list.tsx";
import { DiscardButton } from "./discard-button.tsx";
import styles from "./edition-steps.module.css";
import { PreviewLink } from "./preview-link.tsx";
import type { Check } from "./use-check.ts";
import { useProgress } from "./use-progress.ts";
import { useStep } from "./use-step.ts";

const CHECKING = "Checking the draft against the whole site";
const NOT_SAVED = "The draft is not saved, so it cannot be checked. See the message above the draft.";

/**
 * The steps of a draft: check, preview, propose, discard. The caller owns `check` and marks the faults at their places;
 * `jump` goes there, `answers` confirms values. `onStep` gets the edition after a step.
 */
export function DraftSteps<Data extends object>({
  store,
  check,
  jump,
  answers,
  onStep,
}: {
  store: DraftStore<Data>;
  check: Check<DraftState<Data>>;
  jump?: Jump;
  answers?: Answers;
  onStep: (edition: EditionReply) => void;
}): ReactElement {
  const { edition, version } = useDraftState(store);
  const seen = useSeen();
  const [isHeld, setHeld] = useState(false);
  const step = useStep(edition.id);
  const { progress, track } = useProgress();
  const { found } = check;
  const reason = whyNotPropose(check, version, seen.keys);

  /** Saves the typing, as the first of two parts of a step. */
  async function save(): Promise<boolean> {
    const isSaved = await track("Saving the draft, 1 of 2…", () => store.flush());
    setHeld(!isSaved);
    return isSaved;
  }

  /** The draft as last loaded, for discarding: unsaved typing does not prevent it. */
  async function saved(): Promise<EditionReply> {
    await store.flush();
    return store.state().edition;
  }

  async function saveAndCheck(): Promise<void> {
    if (!check.isUnderWay && (await save())) {
      await track(`${CHECKING}, 2 of 2…`, () => check.run(store.state()));
    }
  }

  async function propose(): Promise<void> {
    if (!(await save())) return;
    const draft = store.state();
    const stepped = await track(`Checking the draft once more and proposing it, 2 of 2…`, () =>
      step.take("propose", { revision: draft.edition.revision }, (findings) => check.take(findings, draft)),
    );
    if (stepped !== null) onStep(stepped);
  }

  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">Steps</h2>
      <div className={styles.bar}>
        <button
          className={`${actions.button} ${actions.small}`}
          type="button"
          onClick={() => void saveAndCheck()}
        >
          {check.isUnderWay ? "Checking…" : "Check"}
        </button>
        <PreviewLink edition={edition} track={track} before={save} />
        <button
          className={controls.lineButton}
          type="button"
          aria-disabled={reason !== null}
          aria-describedby="propose-reason"
          onClick={() => {
            if (reason === null) void propose();
          }}
        >
          {step.underWay === "propose" ? "Proposing…" : "Propose for approval"}
        </button>
        <DiscardButton step={step} seen={saved} onStep={onStep} />
      </div>
      <p className={styles.reason} id="propose-reason">
        {reason}
      </p>
      <Outcome words={progress || summaryOf(check, version)} />
      <Fault message={isHeld ? NOT_SAVED : (step.fault ?? check.error)} />
      {found !== null && (
        <div className={styles.result}>
          <FindingsList
            findings={found.findings}
            isOld={found.of.version !== version}
            seen={seen}
            jump={jump}
            answers={answers}
          />
          {found.findings.faults.length === 0 && <ChangesList changes={found.findings.changes} />}
        </div>
      )}
    </section>
  );
}

/** The result of a step or check, announced to screen readers. */
function Outcome({ words }: { words: string }): ReactElement {
  return (
    <p className={styles.outcome} role="status">
      {words}
    </p>
  );
}

type DraftCheck = Pick<Check<{ version: number }>, "found" | "isUnderWay">;

function summaryOf({ found }: DraftCheck, version: number): string {
  if (found?.of.version !== version) return "";
  const { length: faults } = found.findings.faults;
  const { length: count } = found.findings.questions;
  if (faults > 0) return `${counted(faults, "fault")} to fix.`;
  return count > 0 ? `No faults, ${counted(count, "question")} to tick.` : "No faults.";
}

function whyNotPropose(
  { found, isUnderWay }: DraftCheck,
  version: number,
  seen: ReadonlySet<string>,
): string | null {
  if (isUnderWay) return "The draft is being checked.";
  if (found?.of.version !== version) return "Check the draft before you propose it.";
  if (found.findings.faults.length > 0) return "Fix the faults before you propose it.";
  if (found.findings.questions.some((question) => !seen.has(questionKey(question))))
    return "Tick each question before you propose the draft.";
  return null;
}

function useSeen(): Seen {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const tick = (key: string, isSeen: boolean): void => {
    const next = new Set(keys);
    if (isSeen) next.add(key);
    else next.delete(key);
    setKeys(next);
  };
  return { keys, tick };
}
