import { expect, test } from "vitest";
import { editionFixture } from "./edition-fixture.ts";
import { approvesOwn, stateOf, whyNotApprove } from "./edition-state.ts";

const [asha, bela] = ["asha@firm.example", "bela@firm.example"];
const ASHA = { username: asha, mayApprove: true, approvers: [asha, bela] };
const ALONE = { ...ASHA, approvers: [asha] };

test("each state has its words, and a changed repository goes first", () => {
  expect(stateOf(null, false)).toEqual({ words: "Published", tone: "quiet" });
  expect(stateOf(editionFixture({ changedBy: "bela" }), false).words).toBe("Draft of bela");
  expect(stateOf(editionFixture({ state: "proposed" }), false).words).toBe("Waiting for approval");
  const scheduled = editionFixture({ state: "scheduled", publishAt: "2026-07-01T03:30:00Z" });
  expect(stateOf(scheduled, false).words).toMatch(/^Scheduled for 1 Jul 2026.*9:00 am IST$/);
  expect(stateOf(scheduled, true).tone).toBe("fault");
});

test("whoever entered it cannot approve it beside another who may and did not", () => {
  const own = editionFixture({ authors: [asha] });
  expect(whyNotApprove(own, ASHA)).toContain("another member");
  expect(whyNotApprove(editionFixture({ authors: [bela] }), ASHA)).toBeNull();
  expect(whyNotApprove(own, ALONE)).toBeNull();
  expect(whyNotApprove(own, { ...ASHA, mayApprove: false })).toContain("may not");
});

test("where all who may approve have entered something, one who did not propose it approves it", () => {
  const ofBoth = { authors: [asha, bela] };
  expect(whyNotApprove(editionFixture({ ...ofBoth, proposedBy: asha }), ASHA)).toContain("proposed this");
  const proposed = editionFixture({ ...ofBoth, proposedBy: bela });
  expect(whyNotApprove(proposed, ASHA)).toBeNull();
  expect(approvesOwn(proposed, ASHA)).toContain("All who may approve");
});

test("what is told of approving one's own is told to nobody else", () => {
  expect(approvesOwn(editionFixture({ authors: [asha] }), ALONE)).toContain("only member");
  expect(approvesOwn(editionFixture({ authors: [asha] }), ASHA)).toBeNull();
  expect(approvesOwn(editionFixture({ authors: [bela] }), ALONE)).toBeNull();
});
