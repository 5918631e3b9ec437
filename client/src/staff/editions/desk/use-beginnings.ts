import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditionStepReply } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";

/** Where an edition of a subject begins: as a draft, or as an earlier one again. Both lead to it. */
export type Beginnings = {
  begin: () => Promise<void>;
  again: (number: number, why: string) => Promise<void>;
  fault: string | null;
};

/** `subjectPath` is the subject's address of the API, `addressOf` the panel's address of an edition. */
export function useBeginnings(subjectPath: string, addressOf: (editionId: string) => string): Beginnings {
  const { ask } = useSession();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);

  async function open(path: string, body: object): Promise<void> {
    const reply = await ask<EditionStepReply>("POST", `${subjectPath}/${path}`, body);
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) await navigate(addressOf(reply.data.edition.id));
  }

  return {
    begin: () => open("editions", {}),
    again: (number, why) => open("again", { number, why }),
    fault,
  };
}
