import { act, type ReactElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemberReply } from "../../../../api/types.ts";
import { SessionProvider, useSession } from "../../../session/session.tsx";
import { editionFixture } from "../edition-fixture.ts";
import type { DraftStore } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";

type Data = { asOn: string };

const ASHA = "asha@firm.example";
const BELA = "bela@firm.example";
const VIEW = { edition: editionFixture(), data: { asOn: "2026-05-31" } };

let root: Root;
let session: ReturnType<typeof useSession>;
let draft: DraftStore<Data> | null;
/** Who is signed in, as the server knows it. */
let signedIn: string | null;
let saves: { by: string | null; data: Data }[];
let takeSave: () => object | Promise<object>;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  signedIn = ASHA;
  draft = null;
  saves = [];
  takeSave = () => reply(0);
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) =>
    answer(address, method, body),
  );
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <SessionProvider>
        <Guarded />
      </SessionProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function reply(status: number, body: object = {}): object {
  return { ok: status === 200, status, text: async () => JSON.stringify(body) };
}

function answer(address: string, method = "", body: unknown = null): object | Promise<object> {
  if (address === "/api/login") signedIn = (JSON.parse(String(body)) as { username: string }).username;
  if (address === "/api/logout") signedIn = null;
  if (method === "PUT") saves.push({ by: signedIn, data: (JSON.parse(String(body)) as { data: Data }).data });
  if (address !== "/api/logout" && signedIn === null) return reply(401);
  if (method === "PUT") return takeSave();
  return reply(200, address === "/api/editions/e1" ? VIEW : { username: signedIn, mayApprove: true });
}

function Guarded(): ReactElement | null {
  session = useSession();
  return session.auth.isAuthenticated ? <Draft /> : null;
}

function Draft(): null {
  draft = useDraft<Data>("e1").store;
  return null;
}

async function signIn(username: string): Promise<void> {
  draft = null;
  await act(async () => {
    const reply = await session.signIn<MemberReply>("/api/login", { username, password: "right" });
    if (reply.ok) session.welcome(reply.data);
  });
}

test("the next member in the same tab begins with the saved draft, and each finds their own typing again", async () => {
  await act(async () => draft?.change(() => ({ asOn: "2026-06-30" })));
  await act(() => session.signOut());
  await signIn(BELA);
  expect(draft?.state()).toMatchObject({ data: VIEW.data, hasReturned: false });
  await act(async () => draft?.flush());
  await act(() => session.signOut());
  await signIn(ASHA);
  expect(draft?.state()).toMatchObject({ data: { asOn: "2026-06-30" }, hasReturned: true });
  expect(saves.filter(({ by }) => by === BELA)).toEqual([]);
});

test("typing during a save is not saved by a member who signed in meanwhile", async () => {
  let save: (answer: object) => void = () => undefined;
  takeSave = () => new Promise((resolve) => (save = resolve));
  await act(async () => {
    draft?.change(() => ({ asOn: "2026-06-29" }));
    void draft?.flush();
    draft?.change(() => ({ asOn: "2026-06-30" }));
  });
  await act(() => session.signOut());
  await signIn(BELA);
  await act(async () => save(reply(200, { edition: editionFixture({ revision: 2 }) })));
  expect(saves).toEqual([{ by: ASHA, data: { asOn: "2026-06-29" } }]);
  await act(() => session.signOut());
  await signIn(ASHA);
  expect(draft?.state()).toMatchObject({ data: { asOn: "2026-06-30" }, hasReturned: true });
});

test("signing out with unsaved typing does not report an ended session", async () => {
  await act(async () => draft?.change(() => ({ asOn: "2026-06-30" })));
  await act(() => session.signOut());
  expect(session.auth).toMatchObject({ isAuthenticated: false, error: null });
  expect(saves).toEqual([]);
});
