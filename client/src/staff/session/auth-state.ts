/** Who is at the panel, as far as the browser knows. */
export type AuthState = {
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
  authChecked: boolean;
};

export type AuthAction =
  | { type: "checkSucceeded" }
  | { type: "checkFailed"; message: string | null }
  | { type: "loginPending" }
  | { type: "loginSucceeded" }
  | { type: "loginFailed"; message: string }
  | { type: "logoutSucceeded" }
  | { type: "logoutFailed"; message: string }
  | { type: "sessionEnded" };

export const INITIAL_AUTH: AuthState = {
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
      return { ...state, isAuthenticated: true, authChecked: true };
    case "checkFailed":
      return { ...state, error: action.message, isAuthenticated: false, authChecked: true };
    case "loginPending":
      return { ...state, loading: true, error: null };
    case "loginSucceeded":
      return { ...state, loading: false, error: null, isAuthenticated: true };
    case "loginFailed":
      return { ...state, loading: false, error: action.message };
    case "logoutSucceeded":
      return { ...state, error: null, isAuthenticated: false };
    case "logoutFailed":
      return { ...state, error: action.message };
    case "sessionEnded":
      return { ...state, loading: false, error: SESSION_ENDED, isAuthenticated: false };
  }
}
