import { expect, test } from "vitest";
import { type AuthAction, type AuthState, authReducer, INITIAL_AUTH, SESSION_ENDED } from "./auth-state.ts";

const MEMBER = { username: "a@example.com", name: "Asha", mayApprove: true, managesMembers: false };

const after = (...actions: AuthAction[]): AuthState => actions.reduce(authReducer, INITIAL_AUTH);

test("nobody is signed in and nothing is checked at first", () => {
  expect(INITIAL_AUTH).toEqual({
    member: null,
    isAuthenticated: false,
    loading: false,
    error: null,
    authChecked: false,
  });
});

test("after the identity check the identity counts as checked, whatever its result", () => {
  expect(after({ type: "checkSucceeded", member: MEMBER })).toEqual({
    ...INITIAL_AUTH,
    member: MEMBER,
    isAuthenticated: true,
    authChecked: true,
  });
  expect(after({ type: "checkFailed", message: null })).toEqual({ ...INITIAL_AUTH, authChecked: true });
});

test("a check that could not be made says why until the next attempt", () => {
  const failed = after({ type: "checkFailed", message: "The database is away." });
  expect(failed).toEqual({ ...INITIAL_AUTH, authChecked: true, error: "The database is away." });
  expect(authReducer(failed, { type: "loginPending" })).toMatchObject({ loading: true, error: null });
});

test("a failed sign-in keeps the server's message until the next attempt", () => {
  const failed = after(
    { type: "loginPending" },
    { type: "loginFailed", message: "Wrong email or password." },
  );
  expect(failed).toMatchObject({
    loading: false,
    isAuthenticated: false,
    error: "Wrong email or password.",
  });
  expect(authReducer(failed, { type: "loginPending" })).toMatchObject({ loading: true, error: null });
});

test("sign-in and sign-out", () => {
  const inside = after(
    { type: "checkFailed", message: null },
    { type: "loginPending" },
    { type: "loginSucceeded", member: MEMBER },
  );
  expect(inside).toEqual({
    ...INITIAL_AUTH,
    member: MEMBER,
    isAuthenticated: true,
    authChecked: true,
  });
  expect(authReducer(inside, { type: "logoutSucceeded" })).toMatchObject({
    member: null,
    isAuthenticated: false,
    error: null,
  });
  const refused = authReducer(inside, { type: "logoutFailed", message: "No." });
  expect(refused).toMatchObject({ isAuthenticated: true, error: "No." });
});

test("a session that ended says so", () => {
  const ended = after(
    { type: "checkSucceeded", member: MEMBER },
    { type: "sessionEnded", message: SESSION_ENDED },
  );
  expect(ended).toMatchObject({ isAuthenticated: false, authChecked: true, error: SESSION_ENDED });
  expect(SESSION_ENDED).toBe("Your session has ended. Please sign in again.");
});
