import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditionReply, EditionStepReply } from "../../../../api/types.ts";
import { useSession } from "../../../session/session.tsx";
import { subjectAddress } from "../../../shared/subject-address.ts";

/**
 * The ways to begin an edition: as a draft, or by bringing back an earlier one, which is judged first. Both open it.
 */
type StartEdition = {
  begin: () => Promise<void>;
  again: (number: number, why: string) => Promise<void>;
  isUnderWay: boolean;
  fault: string | null;
};

/** Returns the ways to begin an edition of one subject. */
export function useStartEdition(kind: EditionReply["kind"], subject: string): StartEdition {
  const { ask } = useSession();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);

  async function open(path: "editions" | "again", body: object): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    const reply = await ask<EditionStepReply>("POST", `/api/${kind}/${subject}/${path}`, body);
    setUnderWay(false);
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) await navigate(subjectAddress(kind, subject, reply.data.edition.id));
  }

  return {
    begin: () => open("editions", {}),
    again: (number, why) => open("again", { number, why }),
    isUnderWay,
    fault,
  };
}
