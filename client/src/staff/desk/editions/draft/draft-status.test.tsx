import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider, useSession } from "../../../session/session.tsx";
import { editionFixture } from "../edition-fixture.ts";
import { DraftStatus } from "./draft-status.tsx";
import { DraftStore } from "./draft-store.ts";

const ASHA = "asha@firm.example";
const BELA = "bela@firm.example";

afterEach(() => vi.unstubAllGlobals());

function Guarded({ store }: { store: DraftStore<{ asOn: string }> }) {
  return useSession().auth.isAuthenticated ? <DraftStatus store={store} /> : null;
}

/** What Asha reads after her save met a newer draft of this member. */
async function readAfterConflictWith(changedBy: string): Promise<string> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ username: ASHA, mayApprove: true }), { status: 200 }),
  );
  const newer = { edition: editionFixture({ revision: 2, changedBy }), data: { asOn: "2026-05-31" } };
  const store = new DraftStore(
    { edition: editionFixture(), data: { asOn: "2026-04-30" } },
    async (method) =>
      (method === "GET"
        ? { ok: true, status: 200, data: newer }
        : { ok: false, status: 409, message: "Changed.", errors: {}, text: "" }) as never,
    ASHA,
  );
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <SessionProvider>
        <Guarded store={store} />
      </SessionProvider>,
    ),
  );
  await act(async () => {
    store.change(() => ({ asOn: "2026-06-30" }));
    await store.flush();
  });
  await vi.waitFor(() => expect(container.querySelector("textarea")).not.toBeNull());
  const text = container.textContent ?? "";
  await act(async () => root.unmount());
  store.close();
  return text;
}

test("a conflict with a colleague names the colleague", async () => {
  const text = await readAfterConflictWith(BELA);
  expect(text).toContain("somebody else has changed this draft");
  expect(text).toContain(`Load the draft of ${BELA}`);
});

test("a member's own second tab is not somebody else", async () => {
  const text = await readAfterConflictWith(ASHA);
  expect(text).toContain("you have changed this draft elsewhere");
  expect(text).not.toContain("somebody else");
});
