import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
} from "react";
import { type JsonReply, type Method, requestJson, requestObject } from "../../api/request-json.ts";
import type { Credentials, MemberReply } from "../../api/types.ts";
import { type AuthState, authReducer, INITIAL_AUTH } from "./auth-state.ts";
import { checkIdentity, NOT_SIGNED_IN } from "./check-identity.ts";

type Session = {
  auth: AuthState;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /** Ask for what only staff may have; an answer that nobody is signed in ends the session here too. */
  ask: <Data>(method: Method, path: string, body?: object) => Promise<JsonReply<Data>>;
};

const SessionContext = createContext<Session | null>(null);

/** Knows whether a member of staff is signed in: checks once at the start, then follows sign-in and sign-out. */
export function SessionProvider({ children }: { children: ReactNode }): ReactElement {
  const [auth, dispatch] = useReducer(authReducer, INITIAL_AUTH);

  useEffect(() => void checkIdentity().then(dispatch), []);

  const signIn = useCallback(async (credentials: Credentials) => {
    dispatch({ type: "loginPending" });
    const reply = await requestObject<MemberReply>("POST", "/api/login", credentials);
    dispatch(
      reply.ok
        ? { type: "loginSucceeded", member: reply.data }
        : { type: "loginFailed", message: reply.message },
    );
  }, []);

  const signOut = useCallback(async () => {
    const reply = await requestJson("POST", "/api/logout");
    const isOut = reply.ok || reply.status === NOT_SIGNED_IN;
    dispatch(isOut ? { type: "logoutSucceeded" } : { type: "logoutFailed", message: reply.message });
  }, []);

  const ask = useCallback(async <Data,>(method: Method, path: string, body?: object) => {
    const reply = await requestJson<Data>(method, path, body);
    if (reply.status === NOT_SIGNED_IN) dispatch({ type: "sessionEnded" });
    return reply;
  }, []);

  const session = useMemo(() => ({ auth, signIn, signOut, ask }), [auth, signIn, signOut, ask]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the panel around this component. Throws outside of one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("There is no session provider around this component");
  return session;
}
