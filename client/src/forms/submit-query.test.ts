import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryForm } from "../../../tests/client/query-form.ts";
import { attemptFor, submitQuery } from "./submit-query.ts";

const LEAD = { name: "Asha", phone: "+919876543210", email: "a@b.in", message: "" };

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("{}", { status: 201 })),
  );
});

afterEach(() => vi.unstubAllGlobals());

const sentBody = (): unknown => JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body));

test("the same content keeps its key, other content has a new one", () => {
  const first = attemptFor(LEAD, null);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor({ ...LEAD }, first)).toBe(first);
  expect(attemptFor({ ...LEAD, message: "Call me" }, first).key).not.toBe(first.key);
});

test("the four fields go out with the notice's version and the time taken", async () => {
  await submitQuery(queryForm("advisor"), LEAD, "k1", { website: "", elapsedMs: 3100.4 });
  expect(sentBody()).toEqual({ ...LEAD, noticeVersion: "2026-11", elapsedMs: 3100 });
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/advisor");
  expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ "Idempotency-Key": "k1" });
});

test("the text of the hidden field is sent, but no time if none was measured", async () => {
  await submitQuery(queryForm("contact"), LEAD, "k2", { website: "https://spam.example", elapsedMs: null });
  expect(sentBody()).toEqual({ ...LEAD, noticeVersion: "2026-11", website: "https://spam.example" });
});
