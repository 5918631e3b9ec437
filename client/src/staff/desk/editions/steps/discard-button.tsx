import { type ReactElement, useState } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import { ConfirmDialog } from "../../../display/confirm-dialog.tsx";
import controls from "../../../staff-controls.module.css";
import type { Stepper } from "./use-step.ts";

/** Gives an open edition up, after a question: the `seen` one, and not what somebody else made of it. */
export function DiscardButton({
  step,
  seen,
  onStep,
}: {
  step: Stepper;
  seen: () => Promise<EditionReply>;
  onStep: (edition: EditionReply) => void;
}): ReactElement {
  const [isAsking, setAsking] = useState(false);

  async function discard(): Promise<void> {
    const left = await step.take("discard", { revision: (await seen()).revision });
    if (left !== null) onStep(left);
  }

  return (
    <>
      <button className={controls.lineButton} type="button" onClick={() => setAsking(true)}>
        Discard
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Discard it?"
          confirm="Discard"
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        >
          <p>
            What was entered goes out of sight and cannot be gone on with. What visitors see stays as it is.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
