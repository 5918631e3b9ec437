import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JsonReply } from "../../../../api/request-json.ts";
import { editionFixture } from "../edition-fixture.ts";
import { DraftStore, type EditionView } from "./draft-store.ts";

type Data = { asOn: string };

let saved: unknown[];
let answer: (method: string) => JsonReply<unknown> | Promise<JsonReply<unknown>>;

const refusal = (status: number): JsonReply<never> => {
  return { ok: false, status, message: "Refused.", errors: {}, text: "" };
};
const accepted = (revision: number): JsonReply<unknown> => {
  return { ok: true, status: 200, data: { edition: editionFixture({ revision }) } };
};
const view = (revision = 1, asOn = "2026-05-31"): EditionView<Data> => {
  return { edition: editionFixture({ revision }), data: { asOn } };
};

const ASHA = "asha@firm.example";

function store(revision = 1, username = ASHA): DraftStore<Data> {
  const ask = async (method: string, _path: string, body?: object): Promise<JsonReply<never>> => {
    if (method === "PUT") saved.push(body);
    return (await answer(method)) as JsonReply<never>;
  };
  return new DraftStore<Data>(view(revision), ask, username);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  saved = [];
  answer = () => accepted(saved.length + 1);
});
afterEach(() => vi.useRealTimers());

const typing = (asOn: string) => (): Data => ({ asOn });

test("changes are saved together, 1.5 s after the last", async () => {
  const draft = store();
  draft.change(typing("2026-06-2"));
  await vi.advanceTimersByTimeAsync(1400);
  draft.change(typing("2026-06-29"));
  await vi.advanceTimersByTimeAsync(1400);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(saved).toEqual([{ revision: 1, data: { asOn: "2026-06-29" } }]);
  expect(draft.state()).toMatchObject({ saving: { state: "saved" }, edition: { revision: 2 } });
  expect(sessionStorage).toHaveLength(0);
});

test("a change made during a save goes with the next one, based on the new revision", async () => {
  const draft = store();
  let send: (reply: JsonReply<unknown>) => void = () => undefined;
  answer = () => new Promise((resolve) => (send = resolve));
  draft.change(typing("2026-06-29"));
  const all = draft.flush();
  draft.change(typing("2026-06-30"));
  answer = () => accepted(3);
  send(accepted(2));
  expect(await all).toBe(true);
  expect(saved.at(-1)).toEqual({ revision: 2, data: { asOn: "2026-06-30" } });
});

test("several saves requested during a save send one more request together", async () => {
  const draft = store();
  let send: (reply: JsonReply<unknown>) => void = () => undefined;
  answer = () => new Promise((resolve) => (send = resolve));
  draft.change(typing("2026-06-29"));
  const all = [draft.flush()];
  draft.change(typing("2026-06-30"));
  all.push(draft.flush(), draft.flush());
  answer = () => accepted(saved.length + 1);
  send(accepted(2));
  expect(await Promise.all(all)).toEqual([true, true, true]);
  expect(saved).toEqual([
    { revision: 1, data: { asOn: "2026-06-29" } },
    { revision: 2, data: { asOn: "2026-06-30" } },
  ]);
});

test("a save whose answer was lost is no conflict: later typing is saved over it", async () => {
  const draft = store();
  answer = () => refusal(0);
  draft.change(typing("2026-06-29"));
  await draft.flush();
  draft.change(typing("2026-06-30"));
  answer = (method) => {
    if (method === "GET") return { ok: true, status: 200, data: view(2, "2026-06-29") };
    return (saved.at(-1) as { revision: number }).revision === 2 ? accepted(3) : refusal(409);
  };
  expect(await draft.flush()).toBe(true);
  expect(saved.at(-1)).toEqual({ revision: 2, data: { asOn: "2026-06-30" } });
  expect(draft.state()).toMatchObject({ saving: { state: "saved" }, edition: { revision: 3 } });
});

test("kept typing that is saved already is no conflict after coming back", async () => {
  const draft = store();
  answer = () => refusal(0);
  draft.change(typing("2026-06-30"));
  await draft.flush();
  draft.close();
  const next = new DraftStore<Data>(view(2, "2026-06-30"), async () => refusal(500), ASHA);
  expect(next.state()).toMatchObject({ saving: { state: "saved" }, hasReturned: false });
  expect(sessionStorage).toHaveLength(0);
});

test("without a connection typing is kept in the tab, and saved once the connection is back", async () => {
  const draft = store();
  answer = () => refusal(0);
  draft.change(typing("2026-06-30"));
  expect(await draft.flush()).toBe(false);
  expect(draft.state().saving).toMatchObject({
    state: "kept",
    message: expect.stringContaining("No connection"),
  });
  draft.close();
  const next = store();
  expect(next.state()).toMatchObject({ data: { asOn: "2026-06-30" }, hasReturned: true });
  answer = () => accepted(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(next.state().saving.state).toBe("saved");
  expect(sessionStorage).toHaveLength(0);
});

test("what one member typed is neither shown to another in the same tab nor saved by it, and is not lost", async () => {
  const draft = store();
  answer = () => refusal(401);
  draft.change(typing("2026-06-30"));
  draft.close();
  await vi.advanceTimersByTimeAsync(0);
  saved = [];
  answer = () => accepted(2);
  const other = store(1, "bela@firm.example");
  expect(other.state()).toMatchObject({ data: { asOn: "2026-05-31" }, hasReturned: false });
  other.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saved).toEqual([]);
  expect(store().state()).toMatchObject({ data: { asOn: "2026-06-30" }, hasReturned: true });
});

test("after a conflict nothing is sent, the typing stays, and the other version can be loaded", async () => {
  const draft = store();
  answer = (method) =>
    method === "PUT" ? refusal(409) : { ok: true, status: 200, data: view(7, "2026-06-28") };
  draft.change(typing("2026-06-30"));
  await draft.flush();
  draft.change(typing("2026-06-29"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saved).toHaveLength(1);
  expect(draft.state()).toMatchObject({ data: { asOn: "2026-06-29" }, saving: { state: "conflict" } });
  answer = () => ({ ok: true, status: 200, data: view(8, "2026-06-27") });
  await draft.takeTheirs();
  expect(draft.state()).toMatchObject({
    data: { asOn: "2026-06-27" },
    edition: { revision: 8 },
    saving: { state: "saved" },
  });
});

test("a conflict whose other draft cannot be loaded is handled at the next save", async () => {
  const draft = store();
  answer = (method) => refusal(method === "PUT" ? 409 : 503);
  draft.change(typing("2026-06-30"));
  expect(await draft.flush()).toBe(false);
  expect(draft.state().saving).toEqual({ state: "kept", message: "Refused." });
  answer = (method) => (method === "PUT" ? refusal(409) : { ok: true, status: 200, data: view(7) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(draft.state().saving).toMatchObject({ state: "conflict", theirs: { edition: { revision: 7 } } });
});

test("typing kept from another revision is a conflict and does not overwrite it", async () => {
  const draft = store();
  answer = () => refusal(0);
  draft.change(typing("2026-06-30"));
  await draft.flush();
  const next = store(2);
  expect(next.state()).toMatchObject({ data: { asOn: "2026-06-30" }, saving: { state: "conflict" } });
  answer = () => ({ ok: true, status: 200, data: view(2) });
  await next.takeTheirs();
  expect(next.state().data).toEqual({ asOn: "2026-05-31" });
});

test("any other refusal gives its reason and is tried again", async () => {
  const draft = store();
  answer = () => refusal(503);
  draft.change(typing("2026-06-30"));
  await draft.flush();
  expect(draft.state().saving).toEqual({ state: "kept", message: "Refused." });
  answer = () => accepted(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(draft.state().saving.state).toBe("saved");
});

test("a refusal is shown in the server's words without its field names, which are for programs", async () => {
  const draft = store();
  const errors = { "data.datasets.growth.series.rows.3.1": "Growth, row 4: has more than 300 characters" };
  answer = () => ({ ...refusal(422), errors });
  draft.change(typing("x"));
  await draft.flush();
  const message = "Refused. Growth, row 4: has more than 300 characters";
  expect(draft.state().saving).toEqual({ state: "kept", message });
});
