import { expect, test } from "vitest";
import type { QueryRecord } from "../../../api/types.ts";
import { dataReducer, INITIAL_DATA } from "./data-state.ts";

function record(id: string, seenAt: string | null = null): QueryRecord {
  const person = { name: "Ananya Iyer", email: "ananya@example.com", phone: "+919810000118", message: null };
  return { _id: id, ...person, createdAt: "2025-05-31T12:12:00Z", seenAt, suspected: false };
}

test("pending sets loading and clears the error", () => {
  const failed = dataReducer(INITIAL_DATA, { type: "fetchFailed", message: "The database is away." });
  expect(failed).toEqual({ ...INITIAL_DATA, error: "The database is away." });
  expect(dataReducer(failed, { type: "fetchPending" })).toEqual({ ...INITIAL_DATA, loading: true });
});

test("success stores one list and leaves the others", () => {
  const speak = [record("s1")];
  const items = { ...INITIAL_DATA.items, speak };
  const before = { ...INITIAL_DATA, items, loading: true };
  const after = dataReducer(before, { type: "fetchSucceeded", listName: "contact", records: [record("c1")] });
  expect(after).toEqual({ ...INITIAL_DATA, items: { ...items, contact: [record("c1")] } });
});

test("the first opening counts; only the opened query changes", () => {
  const contact = [record("a"), record("b", "2025-06-01T00:00:00Z")];
  const before = { ...INITIAL_DATA, items: { ...INITIAL_DATA.items, contact } };
  const at = "2025-06-02T00:00:00Z";
  const seenA = dataReducer(before, { type: "seen", listName: "contact", id: "a", at });
  expect(seenA.items.contact).toEqual([record("a", at), contact[1]]);
  expect(dataReducer(before, { type: "seen", listName: "contact", id: "b", at }).items.contact).toEqual(
    contact,
  );
});

test("a list that was read before a query was opened does not make it new again", () => {
  const at = "2025-06-02T00:00:00Z";
  const opened = dataReducer(INITIAL_DATA, { type: "seen", listName: "speak", id: "a", at });
  const late = dataReducer(opened, {
    type: "fetchSucceeded",
    listName: "speak",
    records: [record("a"), record("b")],
  });
  expect(late.items.speak).toEqual([record("a", at), record("b")]);
});
