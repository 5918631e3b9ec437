import { useState } from "react";
import type { FactorSetReply, MemberReply, NextStepReply } from "../../../api/types.ts";
import type { Refusal } from "../../fields/entry-form.tsx";
import { NOT_SIGNED_IN } from "../../session/check-identity.ts";
import type { Post } from "../../session/proof/passkey.ts";
import { useSession } from "../../session/session.tsx";

/** The state of a sign-in: at e-mail and password while `next` is null, at new recovery codes while there are any. */
type Standing = {
  next: NextStepReply | null;
  codes: FactorSetReply | null;
  message: string | null;
};

type SignInReply = MemberReply | NextStepReply;

export type SignIn = Standing & {
  post: Post;
  /** Send a step whose answer says what comes next. */
  take: (path: string, body: object) => Promise<Refusal>;
  /** Go to the next step of an answer, or into the panel. */
  goOn: (reply: SignInReply) => void;
  /** Show the recovery codes of a first factor. */
  keepCodes: (reply: FactorSetReply) => void;
  startAgain: () => void;
};

/**
 * The steps of a sign-in. The server stores them too; if its state has expired, the sign-in starts again with a
 * message.
 */
export function useSignIn(): SignIn {
  const { auth, signIn, welcome } = useSession();
  const [standing, setStanding] = useState<Standing>({ next: null, codes: null, message: auth.error });
  const show = (changed: Partial<Standing>): void =>
    setStanding({ next: null, codes: null, message: null, ...changed });

  const goOn = (reply: SignInReply): void => ("next" in reply ? show({ next: reply }) : welcome(reply));

  const post: Post = async (path, body) => {
    const reply = await signIn<never>(path, body);
    if (!reply.ok && reply.status === NOT_SIGNED_IN && standing.next !== null)
      show({ message: reply.message });
    return reply;
  };

  const take = async (path: string, body: object): Promise<Refusal> => {
    const reply = await post<SignInReply>(path, body);
    if (!reply.ok) return reply;
    goOn(reply.data);
    return null;
  };

  return {
    ...standing,
    post,
    take,
    goOn,
    keepCodes: (reply) => (reply.recoveryCodes.length > 0 ? show({ codes: reply }) : goOn(reply.signIn)),
    startAgain: () => show({}),
  };
}
