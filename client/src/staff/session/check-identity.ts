import { requestJson } from "../../api/request-json.ts";
import type { AuthAction } from "./auth-state.ts";

export const NOT_SIGNED_IN = 401;

const UNCHECKED = "The sign-in could not be checked.";
const WHAT_TO_DO = "Please load this page again, or sign in.";

/**
 * Ask the server once who is signed in. Whatever is no proof of it counts as not signed in; only the plain answer that
 * nobody is goes without words.
 */
export async function checkIdentity(): Promise<AuthAction> {
  const reply = await requestJson<object | null>("GET", "/api/me");
  if (reply.status === NOT_SIGNED_IN) return { type: "checkFailed", message: null };
  if (!reply.ok) return { type: "checkFailed", message: `${UNCHECKED} ${reply.message} ${WHAT_TO_DO}` };
  // What stands between, such as a network's own sign-in page, also answers 200.
  const isMember = typeof reply.data === "object" && reply.data !== null;
  return isMember
    ? { type: "checkSucceeded" }
    : { type: "checkFailed", message: `${UNCHECKED} ${WHAT_TO_DO}` };
}
