import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditionStepReply } from "../../../api/types.ts";
import { useSession } from "../../session/session.tsx";
import { deskAddress } from "../../shared/desk-address.ts";

/** Where an edition of a strategy begins: as a draft, or as an earlier one again. Both lead to it. */
export type Beginnings = {
  begin: () => Promise<void>;
  again: (number: number, why: string) => Promise<void>;
  fault: string | null;
};

export function useBeginnings(slug: string): Beginnings {
  const { ask } = useSession();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);

  async function open(path: string, body: object): Promise<void> {
    const reply = await ask<EditionStepReply>("POST", `/api/figures/${slug}/${path}`, body);
    setFault(reply.ok ? null : reply.message);
    if (reply.ok) await navigate(deskAddress(slug, reply.data.edition.id));
  }

  return {
    begin: () => open("editions", {}),
    again: (number, why) => open("again", { number, why }),
    fault,
  };
}
