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
import { type JsonReply, type Method, requestJson, requestObject } from "../../api/request-json.ts";
import type { Credentials, MemberReply } from "../../api/types.ts";
import { type AuthAction, type AuthState, authReducer, INITIAL_AUTH, SESSION_ENDED } from "./auth-state.ts";
import { checkIdentity, NOT_SIGNED_IN } from "./check-identity.ts";

type Session = {
  auth: AuthState;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /**
   * Ask for what only staff may have; an answer that nobody is signed in ends the session here too. It asks for the
   * member it was handed to: once that one has left, nothing is sent and nobody is signed in, whoever came after.
   */
  ask: <Data>(method: Method, path: string, body?: object) => Promise<JsonReply<Data>>;
};

const NOBODY: JsonReply<never> = {
  ok: false,
  status: NOT_SIGNED_IN,
  message: SESSION_ENDED,
  errors: {},
  text: "",
};

/** In another tab of this browser another member may sign in: what is asked for this one is refused then. */
const MEMBER_HEADER = "X-Staff-Member";

function naming(member: MemberReply | null): Record<string, string> {
  return member === null ? {} : { [MEMBER_HEADER]: encodeURIComponent(member.username) };
}

const SessionContext = createContext<Session | null>(null);

/** Knows whether a member of staff is signed in: checks once at the start, then follows sign-in and sign-out. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [auth, setAuth] = useState(INITIAL_AUTH);
  // Ahead of what is drawn: what was begun for one member goes on after its answer, when another may be signed in.
  const latest = useRef(INITIAL_AUTH);
  const follow = useCallback((action: AuthAction) => {
    latest.current = authReducer(latest.current, action);
    setAuth(latest.current);
  }, []);

  useEffect(() => void checkIdentity().then(follow), [follow]);

  const signIn = useCallback(
    async (credentials: Credentials) => {
      follow({ type: "loginPending" });
      const reply = await requestObject<MemberReply>("POST", "/api/login", credentials);
      follow(
        reply.ok
          ? { type: "loginSucceeded", member: reply.data }
          : { type: "loginFailed", message: reply.message },
      );
    },
    [follow],
  );

  const signOut = useCallback(async () => {
    const reply = await requestJson("POST", "/api/logout", undefined, naming(latest.current.member));
    const isOut = reply.ok || reply.status === NOT_SIGNED_IN;
    follow(isOut ? { type: "logoutSucceeded" } : { type: "logoutFailed", message: reply.message });
  }, [follow]);

  const username = auth.member?.username;
  const ask = useCallback(
    async <Data,>(method: Method, path: string, body?: object): Promise<JsonReply<Data>> => {
      const isHere = (): boolean => latest.current.member?.username === username;
      if (!isHere()) return NOBODY;
      const reply = await requestJson<Data>(method, path, body, naming(latest.current.member));
      if (reply.status === NOT_SIGNED_IN && isHere()) follow({ type: "sessionEnded" });
      return reply;
    },
    [username, follow],
  );

  const session = useMemo(() => ({ auth, signIn, signOut, ask }), [auth, signIn, signOut, ask]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the panel around this component. Throws outside of one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session provider around this component");
  return session;
}
