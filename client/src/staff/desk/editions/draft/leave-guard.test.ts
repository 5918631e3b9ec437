import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../../../../tests/client/render.ts";
import type { JsonReply } from "../../../../api/request-json.ts";
import { editionFixture } from "../edition-fixture.ts";
import { DraftStore } from "./draft-store.ts";
import { guardLeaving } from "./leave-guard.ts";

type Data = { asOn: string };

const sent = vi.fn();
let end = (): void => undefined;

function guarded(): DraftStore<Data> {
  const view = { edition: editionFixture(), data: { asOn: "2026-05-31" }, published: { asOn: "2026-05-31" } };
  const save = async (_method: string, _path: string, body?: object): Promise<JsonReply<never>> => {
    sent(body);
    return { ok: true, status: 200, data: { edition: editionFixture({ revision: 2 }) } as never };
  };
  const store = new DraftStore<Data>(view, save, "asha@firm.example");
  end = guardLeaving(store);
  return store;
}

function leave(): Event {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

// The storage is that of all files.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  end();
  sent.mockClear();
  vi.restoreAllMocks();
});

test("a tab closes without a question if everything is saved", () => {
  guarded();
  expect(leave().defaultPrevented).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test("before a tab with unsaved typing closes, the browser asks, and the typing is saved meanwhile", async () => {
  const store = guarded();
  store.change(() => ({ asOn: "2026-06-30" }));
  expect(leave().defaultPrevented).toBe(true);
  expect(sent).toHaveBeenCalledWith({ revision: 1, data: { asOn: "2026-06-30" } });
  await eventually(() => expect(leave().defaultPrevented).toBe(false));
});

test("typing is saved as soon as the tab is hidden", () => {
  const store = guarded();
  store.change(() => ({ asOn: "2026-06-30" }));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sent).toHaveBeenCalledTimes(1);
});
