import { expect, test } from "vitest";
import { editionFixture } from "./edition-fixture.ts";
import { stateOf } from "./state-badge.tsx";
import { approvalNotice } from "./steps/approve-form.tsx";

const EDITION_1 = { number: 1, originalsChanged: false };
const CHANGED = { number: 1, originalsChanged: true };

test("each state has its words; changed original values are named if no edition is open", () => {
  expect(stateOf(null, EDITION_1)).toEqual({ words: "Published", tone: "quiet" });
  expect(stateOf(null, { ...EDITION_1, number: 0 })).toEqual({ words: "Original values", tone: "quiet" });
  expect(stateOf(editionFixture({ changedBy: "bela" }), EDITION_1).words).toBe("Draft by bela");
  expect(stateOf(editionFixture({ state: "proposed" }), EDITION_1).words).toBe("Waiting for approval");
  const scheduled = editionFixture({ state: "scheduled", publishAt: "2026-07-01T03:30:00Z" });
  expect(stateOf(scheduled, EDITION_1).words).toMatch(/^Scheduled for 1 Jul 2026.*9:00 am IST$/);
  expect(stateOf(scheduled, CHANGED)).toEqual(stateOf(scheduled, EDITION_1));
  expect(stateOf(null, CHANGED).tone).toBe("fault");
});

test("an edition that waits for a second approval says so", () => {
  expect(stateOf(editionFixture({ state: "proposed", approvals: ["bela"] }), EDITION_1).words).toContain(
    "second",
  );
});

test("there is a notice only if an approval is the member's own or does not suffice", () => {
  expect(approvalNotice("alone")).toContain("only member");
  expect(approvalNotice("in part")).toContain("Another member");
  expect([approvalNotice("complete"), approvalNotice(null)]).toEqual([null, null]);
});
