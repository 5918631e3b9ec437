import { type ReactElement, useEffect, useId } from "react";
import type { EditionReply, FindingsReply } from "../../../../api/types.ts";
import { counted } from "../../../display/counted.ts";
import { Fact, Facts } from "../../../display/facts.tsx";
import { Fault } from "../../../display/fault.tsx";
import { Moment } from "../../../display/moment.tsx";
import controls from "../../../staff-controls.module.css";
import { ChangesList } from "../changes-list.tsx";
import { FindingsList } from "../findings-list.tsx";
import { indianMoment } from "../india-time.ts";
import { ApproveForm } from "./approve-form.tsx";
import { DiscardButton } from "./discard-button.tsx";
import styles from "./edition-steps.module.css";
import { PreviewLink } from "./preview-link.tsx";
import { SendBackButton } from "./send-back-button.tsx";
import { useCheck } from "./use-check.ts";
import { useProgress } from "./use-progress.ts";
import { type Stepper, useStep } from "./use-step.ts";

/**
 * A proposed or scheduled edition: authors, changes, and the steps approve, send back, discard. `onStep` gets the
 * edition after a step; `onReload` loads somebody else's changes.
 */
export function ApprovalSteps({
  edition,
  onStep,
  onReload,
}: {
  edition: EditionReply;
  onStep: (edition: EditionReply) => void;
  onReload: () => void;
}): ReactElement {
  const { found, isUnderWay, error, run, take: takeFindings } = useCheck<EditionReply>(edition.id);
  const step = useStep(edition.id);
  const { progress, track } = useProgress();
  const outcomeId = useId();
  useEffect(() => void run(edition), [run, edition]);
  const checked = { findings: found?.of === edition ? found.findings : null, isUnderWay, error };

  async function take(name: "approve" | "send-back", body: object): Promise<void> {
    const stepped = await step.take(name, body, (findings) => takeFindings(findings, edition));
    if (stepped !== null) onStep(stepped);
  }

  async function approve(publishAt: string | null): Promise<void> {
    const next = publishAt === null ? "publishing" : "scheduling";
    await track(`Checking it against the whole site once more, then ${next} it…`, () =>
      take("approve", { revision: edition.revision, publishAt }),
    );
  }

  // When the list loads, it pushes everything below it down. So the bar is above it and the approval comes last: a
  // press in progress then hits text of the list and no other button.
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">Review</h2>
      <FactsOf edition={edition} />
      <div className={styles.bar}>
        <PreviewLink edition={edition} track={track} />
        <button
          className={controls.lineButton}
          type="button"
          aria-disabled={isUnderWay}
          onClick={() => {
            if (!isUnderWay) void run(edition);
          }}
        >
          Check again
        </button>
        <SendBackButton onSendBack={(why) => void take("send-back", { revision: edition.revision, why })} />
        <DiscardButton step={step} seen={async () => edition} onStep={onStep} />
      </div>
      <Refusal step={step} isShown={step.refused !== "approve"} error={error} onReload={onReload} />
      <p className={styles.outcome} role="status" id={outcomeId}>
        {progress || outcomeOf(checked)}
      </p>
      {checked.findings !== null && <Found findings={checked.findings} />}
      {edition.state === "proposed" && (
        <ApproveForm
          approval={checked.findings?.approval ?? null}
          isCompared={isCompared(checked)}
          outcomeId={outcomeId}
          isUnderWay={step.underWay === "approve"}
          onApprove={(publishAt) => void approve(publishAt)}
        />
      )}
      <Refusal step={step} isShown={step.refused === "approve"} onReload={onReload} />
    </section>
  );
}

/** The check of the edition on screen. `findings` are null until this state was checked. */
type Checked = { findings: FindingsReply | null; isUnderWay: boolean; error: string | null };

/** Whether all changes of the edition are on screen, without a fault. */
function isCompared({ findings, isUnderWay, error }: Checked): boolean {
  return findings !== null && findings.faults.length === 0 && !isUnderWay && error === null;
}

function outcomeOf({ findings, isUnderWay, error }: Checked): string {
  if (error !== null) return 'The comparison with the published values failed. Press "Check again".';
  if (isUnderWay || findings === null) return "Comparing with the published values…";
  const { faults, changes } = findings;
  return faults.length > 0
    ? `${counted(faults.length, "fault")} to fix before it can be published.`
    : `Compared with the published values: ${counted(changes.length, "change")}.`;
}

function Found({ findings }: { findings: FindingsReply }): ReactElement {
  return (
    <div className={styles.result}>
      <FindingsList findings={findings} />
      {findings.faults.length === 0 && <ChangesList changes={findings.changes} />}
    </div>
  );
}

/** Why a step or check failed, with a reload button if the edition has changed. */
function Refusal({
  step: { fault, isOvertaken },
  isShown,
  error = null,
  onReload,
}: {
  step: Stepper;
  isShown: boolean;
  error?: string | null;
  onReload: () => void;
}): ReactElement {
  return (
    <>
      <Fault message={(isShown ? fault : null) ?? error} />
      {isShown && isOvertaken && (
        <button className={controls.lineButton} type="button" onClick={onReload}>
          Load the edition again
        </button>
      )}
    </>
  );
}

function FactsOf({ edition }: { edition: EditionReply }): ReactElement {
  const { authors, proposedBy, proposedAt, approvals, publishAt, why, note, againOf } = edition;
  return (
    <Facts>
      <Fact term="Entered by">{authors.join(", ")}</Fact>
      {proposedBy !== null && proposedAt !== null && (
        <Fact term="Proposed by">
          {proposedBy}, <Moment iso={proposedAt} />
        </Fact>
      )}
      {publishAt !== null && <Fact term="To be published">{indianMoment(publishAt)}</Fact>}
      {approvals.length > 0 && <Fact term="Approved by">{approvals.join(", ")}</Fact>}
      {againOf !== null && (
        <Fact term="Brings back">{againOf === 0 ? "the original values" : `edition ${againOf}`}</Fact>
      )}
      {why !== null && <Fact term="Why">{why}</Fact>}
      {note !== null && <Fact term="Note">{note}</Fact>}
    </Facts>
  );
}
