import { expect, test } from "vitest";
import { editionFixture } from "./edition-fixture.ts";
import { stateOf } from "./state-badge.tsx";
import { approvalNotice } from "./steps/approve-form.tsx";

test("each state has its words, and a changed repository is said where nothing is open", () => {
  expect(stateOf(null, false)).toEqual({ words: "Published", tone: "quiet" });
  expect(stateOf(editionFixture({ changedBy: "bela" }), false).words).toBe("Draft by bela");
  expect(stateOf(editionFixture({ state: "proposed" }), false).words).toBe("Waiting for approval");
  const scheduled = editionFixture({ state: "scheduled", publishAt: "2026-07-01T03:30:00Z" });
  expect(stateOf(scheduled, false).words).toMatch(/^Scheduled for 1 Jul 2026.*9:00 am IST$/);
  expect(stateOf(scheduled, true)).toEqual(stateOf(scheduled, false));
  expect(stateOf(null, true).tone).toBe("fault");
});

test("what waits for a second approval says so", () => {
  expect(stateOf(editionFixture({ state: "proposed", approvals: ["bela"] }), false).words).toContain(
    "second",
  );
});

test("only an approval that is alone or not yet enough is remarked on", () => {
  expect(approvalNotice("alone")).toContain("only member");
  expect(approvalNotice("in part")).toContain("another member");
  expect([approvalNotice("complete"), approvalNotice(null)]).toEqual([null, null]);
});
