import { expect, test } from "vitest";
import { editionFixture } from "./edition-fixture.ts";
import { approvesAlone, stateOf, whyNotApprove } from "./edition-state.ts";

const ASHA = { username: "asha@firm.example", mayApprove: true, approvers: 2 };

test("each state has its words, and a changed repository goes first", () => {
  expect(stateOf(null, false)).toEqual({ words: "Published", tone: "quiet" });
  expect(stateOf(editionFixture({ changedBy: "bela" }), false).words).toBe("Draft of bela");
  expect(stateOf(editionFixture({ state: "proposed" }), false).words).toBe("Waiting for approval");
  const scheduled = editionFixture({ state: "scheduled", publishAt: "2026-07-01T03:30:00Z" });
  expect(stateOf(scheduled, false).words).toMatch(/^Scheduled for 1 Jul 2026.*9:00 am IST$/);
  expect(stateOf(scheduled, true).tone).toBe("fault");
});

test("whoever entered it cannot approve it beside another who may", () => {
  const own = editionFixture({ authors: [ASHA.username] });
  expect(whyNotApprove(own, ASHA)).toContain("another member");
  expect(whyNotApprove(editionFixture({ authors: ["bela"] }), ASHA)).toBeNull();
  expect(whyNotApprove(own, { ...ASHA, approvers: 1 })).toBeNull();
  expect(whyNotApprove(own, { ...ASHA, mayApprove: false })).toContain("may not");
});

test("approving alone is only what the one who may does to its own", () => {
  const own = editionFixture({ authors: [ASHA.username] });
  expect(approvesAlone(own, { ...ASHA, approvers: 1 })).toBe(true);
  expect(approvesAlone(own, ASHA)).toBe(false);
  expect(approvesAlone(editionFixture({ authors: ["bela"] }), { ...ASHA, approvers: 1 })).toBe(false);
});
