import { type ReactElement, useEffect } from "react";
import type { EditionReply } from "../../../api/types.ts";
import { Fault } from "../../display/fault.tsx";
import { Moment } from "../../display/moment.tsx";
import controls from "../../staff-controls.module.css";
import { ChangesList } from "../changes-list.tsx";
import type { Viewer } from "../edition-state.ts";
import { Fact, Facts } from "../facts.tsx";
import { FindingsList } from "../findings-list.tsx";
import { indianMoment } from "../india-time.ts";
import { ApproveForm } from "./approve-form.tsx";
import { DiscardButton } from "./discard-button.tsx";
import styles from "./edition-steps.module.css";
import { PreviewLink } from "./preview-link.tsx";
import { useCheck } from "./use-check.ts";
import { useStep } from "./use-step.ts";

/**
 * An edition that was proposed or scheduled: who entered it, what it changes, and the steps from here: approve, send
 * back, discard. `onStep` is told of the edition a step left, `onReload` shows the edition as somebody else left it.
 */
export function ReviewSteps({
  edition,
  viewer,
  onStep,
  onReload,
}: {
  edition: EditionReply;
  viewer: Viewer;
  onStep: (edition: EditionReply) => void;
  onReload: () => void;
}): ReactElement {
  const { found, isUnderWay, error, run, take: takeFindings } = useCheck<EditionReply>(edition.id);
  const step = useStep(edition.id);
  useEffect(() => void run(edition), [run, edition]);

  async function take(name: "approve" | "take-back", body: object): Promise<void> {
    const left = await step.take(name, body, (findings) => takeFindings(findings, edition));
    if (left !== null) onStep(left);
  }

  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">Steps</h2>
      <FactsOf edition={edition} />
      {edition.state === "proposed" && (
        <ApproveForm
          edition={edition}
          viewer={viewer}
          isUnderWay={step.underWay === "approve"}
          onApprove={(publishAt) => void take("approve", { revision: edition.revision, publishAt })}
        />
      )}
      <div className={styles.bar}>
        <PreviewLink editionId={edition.id} />
        <button className={controls.lineButton} type="button" onClick={() => void take("take-back", {})}>
          {edition.state === "scheduled" ? "Take back" : "Send back"}
        </button>
        <DiscardButton step={step} onStep={onStep} />
      </div>
      <Fault message={step.fault ?? error} />
      {step.isOvertaken && (
        <button className={controls.lineButton} type="button" onClick={onReload}>
          Load it again
        </button>
      )}
      <p className={styles.outcome} role="status">
        {isUnderWay && "Comparing with what is published…"}
      </p>
      {found !== null && (
        <div className={styles.result}>
          <FindingsList findings={found.findings} />
          {found.findings.faults.length === 0 && <ChangesList changes={found.findings.changes} />}
        </div>
      )}
    </section>
  );
}

function FactsOf({ edition }: { edition: EditionReply }): ReactElement {
  const { authors, proposedBy, proposedAt, approvedBy, publishAt, why, note, againOf } = edition;
  return (
    <Facts>
      <Fact term="Entered by">{authors.join(", ")}</Fact>
      {proposedBy !== null && proposedAt !== null && (
        <Fact term="Proposed by">
          {proposedBy}, <Moment iso={proposedAt} />
        </Fact>
      )}
      {publishAt !== null && <Fact term="To be published">{indianMoment(publishAt)}</Fact>}
      {approvedBy !== null && <Fact term="Approved by">{approvedBy}</Fact>}
      {againOf !== null && (
        <Fact term="Brings back">{againOf === 0 ? "the repository's own" : `number ${againOf}`}</Fact>
      )}
      {why !== null && <Fact term="Why">{why}</Fact>}
      {note !== null && <Fact term="Note">{note}</Fact>}
    </Facts>
  );
}
