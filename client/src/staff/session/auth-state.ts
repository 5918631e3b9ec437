import type { MemberReply } from "../../api/types.ts";

/** The sign-in state known to the browser. `member` is null unless somebody is signed in. */
export type AuthState = {
  member: MemberReply | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  authChecked: boolean;
};

export type AuthAction =
  | { type: "checkSucceeded"; member: MemberReply }
  | { type: "checkFailed"; message: string | null }
  | { type: "loginPending" }
  | { type: "loginContinues" }
  | { type: "loginSucceeded"; member: MemberReply }
  | { type: "loginFailed"; message: string }
  | { type: "logoutSucceeded" }
  | { type: "logoutFailed"; message: string }
  | { type: "sessionEnded"; message: string };

export const INITIAL_AUTH: AuthState = {
  member: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  authChecked: false,
};

export const SESSION_ENDED = "Your session has ended. Please sign in again.";

/** The next state of sign-in after an event. */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case "checkSucceeded":
      return { ...state, isAuthenticated: true, authChecked: true, member: action.member };
    case "checkFailed":
      return { ...state, error: action.message, isAuthenticated: false, authChecked: true };
    case "loginPending":
      return { ...state, loading: true, error: null };
    case "loginContinues":
      return { ...state, loading: false };
    case "loginSucceeded":
      return { ...state, loading: false, error: null, isAuthenticated: true, member: action.member };
    case "loginFailed":
      return { ...state, loading: false, error: action.message };
    case "logoutSucceeded":
      return { ...state, error: null, isAuthenticated: false, member: null };
    case "logoutFailed":
      return { ...state, error: action.message };
    case "sessionEnded":
      return { ...state, loading: false, error: action.message, isAuthenticated: false, member: null };
  }
}
