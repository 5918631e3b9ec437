import { useCallback, useRef, useState } from "react";
import type {
  EditionReply,
  EditionStepReply,
  FaultyEditionReply,
  FindingsReply,
} from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";

/** A step by the name in its address. */
type StepName = "propose" | "approve" | "send-back" | "discard";

/** Takes steps of an edition, one at a time. `fault` is why the last one failed, null if it succeeded. */
export type Stepper = {
  underWay: StepName | null;
  fault: string | null;
  /** The last failed step, to show the fault beside it. */
  refused: StepName | null;
  /** Whether the edition has changed since it was loaded. */
  isOvertaken: boolean;
  /** The edition after the step, null if it was refused; findings of a refusal go to `onFaulty`. */
  take: (
    step: StepName,
    body: object,
    onFaulty?: (findings: FindingsReply) => void,
  ) => Promise<EditionReply | null>;
};

const OVERTAKEN = 409;
const FAULTY = 422;

/** Returns the steps of one edition. */
export function useStep(editionId: string): Stepper {
  const { ask } = useSession();
  const [underWay, setUnderWay] = useState<StepName | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [refused, setRefused] = useState<StepName | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const isBusy = useRef(false);

  const take = useCallback<Stepper["take"]>(
    async (step, body, onFaulty) => {
      if (isBusy.current) return null;
      isBusy.current = true;
      setUnderWay(step);
      setFault(null);
      const reply = await ask<EditionStepReply>("POST", `/api/editions/${editionId}/${step}`, body);
      isBusy.current = false;
      setUnderWay(null);
      setOvertaken(reply.status === OVERTAKEN);
      if (reply.ok) return reply.data.edition;
      setFault(reply.message);
      setRefused(step);
      const findings = reply.status === FAULTY ? findingsIn(reply.text) : null;
      if (findings !== null) onFaulty?.(findings);
      return null;
    },
    [ask, editionId],
  );
  return { underWay, fault, refused, isOvertaken, take };
}

function findingsIn(text: string): FindingsReply | null {
  try {
    return (JSON.parse(text) as Partial<FaultyEditionReply>).findings ?? null;
  } catch {
    return null;
  }
}
