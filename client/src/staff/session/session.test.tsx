import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemberReply } from "../../api/types.ts";
import { SessionProvider, useSession } from "./session.tsx";

const PATH = "/api/dashboard";

let root: Root;
let session: ReturnType<typeof useSession>;
let asked: string[];
let namedLast: string | undefined;
/** Answers what was asked of `PATH` last. */
let answer: (status: number) => void;

const reply = (status: number, body: object = {}): object => {
  return { ok: status === 200, status, text: async () => JSON.stringify(body) };
};

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { body, headers }: RequestInit) => {
    asked.push(address);
    namedLast = (headers as Record<string, string>)["X-Staff-Member"];
    if (address === PATH) return new Promise((resolve) => (answer = (status) => resolve(reply(status))));
    if (address === "/api/logout") return reply(200);
    const { username = "asha@firm.example" } = JSON.parse(String(body ?? "{}")) as { username?: string };
    return reply(200, { username, mayApprove: true });
  });
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <SessionProvider>
        <Member />
      </SessionProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Member(): null {
  session = useSession();
  return null;
}

async function changeMember(): Promise<void> {
  await act(() => session.signOut());
  await act(async () => {
    const reply = await session.signIn<MemberReply>("/api/login", {
      username: "bela@firm.example",
      password: "right",
    });
    if (reply.ok) session.welcome(reply.data);
  });
}

test("a request begun for one member is not sent for the next", async () => {
  const { ask } = session;
  await changeMember();
  expect(await ask("GET", PATH)).toMatchObject({ ok: false, status: 401 });
  expect(asked).not.toContain(PATH);
  void session.ask("GET", PATH);
  expect(asked).toContain(PATH);
});

test("a late answer that one member is signed out leaves the next signed in", async () => {
  const late = session.ask("GET", PATH);
  await changeMember();
  await act(async () => answer(401));
  expect(await late).toMatchObject({ status: 401 });
  expect(session.auth).toMatchObject({ isAuthenticated: true, error: null });
  void session.ask("GET", PATH);
  await act(async () => answer(401));
  expect(session.auth).toMatchObject({ isAuthenticated: false, member: null });
});

test("each request names its member, so that it does not run for another tab's member", async () => {
  void session.ask("GET", PATH);
  expect(namedLast).toBe("asha%40firm.example");
});
