import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type Ask,
  FRESH_PROOF,
  type JsonReply,
  type Method,
  requestJson,
  requestObject,
} from "../../api/request-json.ts";
import type { MemberReply } from "../../api/types.ts";
import { type AuthAction, type AuthState, authReducer, INITIAL_AUTH, SESSION_ENDED } from "./auth-state.ts";
import { checkIdentity, FORBIDDEN, NOT_SIGNED_IN } from "./check-identity.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import { useProof } from "./proof/use-proof.ts";

type Session = {
  auth: AuthState;
  /** Send a step of the sign-in. */
  signIn: <Data extends object>(path: string, body?: object) => Promise<JsonReply<Data>>;
  /** Open the panel for a member who has signed in, or show the member's new name. */
  welcome: (member: MemberReply) => void;
  signOut: () => Promise<void>;
  /** End the session whatever the server answers, and show the reason at the sign-in, which returns here. */
  leave: (why: string) => Promise<void>;
  /**
   * Send a request for staff. If the answer is that nobody is signed in, the session ends here too. The function
   * belongs to one member: once that member has signed out, it sends nothing and answers 401, even if somebody else is
   * signed in. If the server requires a fresh proof, the member is asked for one and the request is repeated.
   */
  ask: Ask;
};

const NOBODY: JsonReply<never> = {
  ok: false,
  status: NOT_SIGNED_IN,
  message: SESSION_ENDED,
  errors: {},
  text: "",
};

/** Another member may sign in in another tab: the server then refuses requests that name this member. */
const MEMBER_HEADER = "X-Staff-Member";

function naming(member: MemberReply | null): Record<string, string> {
  return member === null ? {} : { [MEMBER_HEADER]: encodeURIComponent(member.username) };
}

const SessionContext = createContext<Session | null>(null);

/** Provides the session: checks once at the start, then follows sign-in and sign-out. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [auth, setAuth] = useState(INITIAL_AUTH);
  // Updated before rendering: a request begun for one member may continue when another is signed in.
  const latest = useRef(INITIAL_AUTH);
  const follow = useCallback((action: AuthAction) => {
    latest.current = authReducer(latest.current, action);
    setAuth(latest.current);
  }, []);

  useEffect(() => void checkIdentity().then(follow), [follow]);

  const welcome = useCallback((member: MemberReply) => follow({ type: "loginSucceeded", member }), [follow]);

  const signIn = useCallback(
    async <Data extends object>(path: string, body?: object): Promise<JsonReply<Data>> => {
      follow({ type: "loginPending" });
      const reply = await requestObject<Data>("POST", path, body);
      follow(reply.ok ? { type: "loginContinues" } : { type: "loginFailed", message: reply.message });
      return reply;
    },
    [follow],
  );

  const signOut = useCallback(async () => {
    const reply = await requestJson("POST", "/api/logout", undefined, naming(latest.current.member));
    const isOut = reply.ok || reply.status === NOT_SIGNED_IN;
    follow(isOut ? { type: "logoutSucceeded" } : { type: "logoutFailed", message: reply.message });
  }, [follow]);

  const leave = useCallback(
    async (why: string) => {
      const leaving = naming(latest.current.member);
      follow({ type: "sessionEnded", message: why });
      await requestJson("POST", "/api/logout", undefined, leaving);
    },
    [follow],
  );

  const username = auth.member?.username;
  const askOnce = useCallback<Ask>(
    async (method, path, body) => {
      const isHere = (): boolean => latest.current.member?.username === username;
      if (!isHere()) return NOBODY;
      const reply = await requestJson(method, path, body, naming(latest.current.member));
      if (reply.status === NOT_SIGNED_IN && isHere())
        follow({ type: "sessionEnded", message: SESSION_ENDED });
      return reply as JsonReply<never>;
    },
    [username, follow],
  );

  const { request, prove, underWay } = useProof(username);
  const ask = useCallback<Ask>(
    async (method, path, body) => {
      // A proof renews the session's cookie, so a request with the old cookie would find nobody signed in.
      const proof = underWay();
      if (proof !== null) await proof;
      const reply = await askOnce(method, path, body);
      const mayGoOn = wantsProof(method, reply) && (await prove());
      return (mayGoOn ? await askOnce(method, path, body) : reply) as JsonReply<never>;
    },
    [askOnce, prove, underWay],
  );

  const session = useMemo(
    () => ({ auth, signIn, welcome, signOut, leave, ask }),
    [auth, signIn, welcome, signOut, leave, ask],
  );
  return (
    <SessionContext value={session}>
      {children}
      {request !== null && <ProofDialog ask={askOnce} settle={request.settle} />}
    </SessionContext>
  );
}

/** An answer to HEAD has no body with the reason. */
function wantsProof(method: Method, reply: JsonReply<unknown>): boolean {
  return !reply.ok && (reply.next === FRESH_PROOF || (method === "HEAD" && reply.status === FORBIDDEN));
}

/** The session of the panel around this component. Throws outside of one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session provider around this component");
  return session;
}
