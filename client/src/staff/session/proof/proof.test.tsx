import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DrawnPanel, WANTS_PROOF } from "../../../../../tests/client/panel.tsx";
import { useSession } from "../session.tsx";

const APPROVE = "POST /api/editions/e1/approve";
const PROOF = "POST /api/account/proof";

let panel: DrawnPanel;
let session: ReturnType<typeof useSession>;

function Member(): null {
  session = useSession();
  return null;
}

beforeEach(async () => {
  panel = new DrawnPanel();
  panel.answer("GET /api/account", [200, { passkeys: [] }]);
  panel.answer(PROOF, [204]);
  panel.answer(APPROVE, WANTS_PROOF, [200, { edition: "published" }]);
  await panel.render(<Member />);
});
afterEach(() => panel.close());

const approve = (): ReturnType<typeof session.ask> =>
  session.ask("POST", "/api/editions/e1/approve", { revision: 3 });

async function begin(): Promise<{ reply: ReturnType<typeof approve> }> {
  let reply: ReturnType<typeof approve> | undefined;
  await act(async () => {
    reply = approve();
  });
  await panel.shows("Is it you?");
  return { reply: reply as ReturnType<typeof approve> };
}

test("after the password the request is repeated", async () => {
  const { reply } = await begin();
  panel.enter("Your password", "right");
  await panel.press("Continue");
  expect(await reply).toMatchObject({ ok: true, data: { edition: "published" } });
  expect(panel.sent(PROOF)).toEqual([{ password: "right" }]);
  expect(panel.sent(APPROVE)).toEqual([{ revision: 3 }, { revision: 3 }]);
  await panel.hides("Is it you?");
});

test("a wrong password stays and says so", async () => {
  panel.answer(PROOF, [422, { message: "This is not your password.", errors: {} }]);
  await begin();
  await panel.press("Continue");
  await panel.shows("This is not your password.");
  expect(panel.sent(APPROVE)).toHaveLength(1);
});

test("closing the dialog leaves the refusal", async () => {
  const { reply } = await begin();
  await act(async () => panel.container.querySelector("dialog")?.dispatchEvent(new Event("close")));
  expect(await reply).toMatchObject({ ok: false, status: 403, message: "Is it still you?" });
  expect(panel.sent(APPROVE)).toHaveLength(1);
});

test("requests during a proof wait for it, because it renews the cookie", async () => {
  const { reply } = await begin();
  let second: ReturnType<typeof approve> | undefined;
  await act(async () => {
    second = approve();
  });
  expect(panel.sent(APPROVE)).toHaveLength(1);
  await panel.press("Continue");
  expect([await reply, await second]).toMatchObject([{ ok: true }, { ok: true }]);
});

test("a passkey is offered if the member has one", async () => {
  await begin();
  expect(() => panel.control("Use a passkey instead")).toThrow();
  await act(async () => panel.container.querySelector("dialog")?.dispatchEvent(new Event("close")));
  panel.answer("GET /api/account", [200, { passkeys: [{ id: "p1" }] }]);
  panel.answer(APPROVE, WANTS_PROOF);
  await begin();
  await panel.shows("Use a passkey instead");
});

test("a refusal for another reason asks for no proof", async () => {
  panel.answer(APPROVE, [403, { message: "You may not approve." }]);
  await act(async () => void (await approve()));
  expect(panel.container.querySelector("dialog")).toBeNull();
});

test("a file that is refused without words asks for one", async () => {
  panel.answer("HEAD /api/contact-data/export.csv", [403]);
  await act(async () => void session.ask("HEAD", "/api/contact-data/export.csv"));
  await panel.shows("Is it you?");
});

test("the dialog closes when the session ends", async () => {
  const { reply } = await begin();
  await act(() => session.leave("Left alone."));
  expect(await reply).toMatchObject({ ok: false, status: 403 });
  expect(panel.container.querySelector("dialog")).toBeNull();
  expect(session.auth).toMatchObject({ isAuthenticated: false, error: "Left alone." });
});
