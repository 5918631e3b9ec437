import { requestObject } from "../../api/request-json.ts";
import type { MemberReply } from "../../api/types.ts";
import type { AuthAction } from "./auth-state.ts";

export const NOT_SIGNED_IN = 401;
export const FORBIDDEN = 403;

const UNCHECKED = "The sign-in could not be checked.";
const WHAT_TO_DO = "Please load this page again, or sign in.";

/**
 * Ask the server once who is signed in. Any failure counts as not signed in, with a message; only the clear answer that
 * nobody is signed in has none.
 */
export async function checkIdentity(): Promise<AuthAction> {
  const reply = await requestObject<MemberReply>("GET", "/api/me");
  if (reply.status === NOT_SIGNED_IN) return { type: "checkFailed", message: null };
  return reply.ok
    ? { type: "checkSucceeded", member: reply.data }
    : { type: "checkFailed", message: `${UNCHECKED} ${reply.message} ${WHAT_TO_DO}` };
}
