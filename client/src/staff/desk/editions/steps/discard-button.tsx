import { type ReactElement, useState } from "react";
import type { EditionReply } from "../../../../api/types.ts";
import { ConfirmDialog } from "../../../display/confirm-dialog.tsx";
import controls from "../../../staff-controls.module.css";
import type { Stepper } from "./use-step.ts";

/** Discards an open edition after a question; only in the `seen` state, not after changes by somebody else. */
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
    const stepped = await step.take("discard", { revision: (await seen()).revision });
    if (stepped !== null) onStep(stepped);
  }

  return (
    <>
      <button className={controls.lineButton} type="button" onClick={() => setAsking(true)}>
        Discard
      </button>
      {isAsking && (
        <ConfirmDialog
          title="Discard this edition?"
          confirm="Discard"
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        >
          <p>Nobody can open or continue this edition again. Nothing changes for visitors.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
