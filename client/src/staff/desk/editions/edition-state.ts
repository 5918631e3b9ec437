import type { ApprovalReply, EditionReply } from "../../../api/types.ts";
import { indianMoment } from "./india-time.ts";

/** How loud a state is: nothing to do, something under way, somebody waited for, a fault. */
export type StateTone = "quiet" | "open" | "waiting" | "fault";

/** Where a subject stands, in words. `edition` is its open one, null where none is; what changed below it comes first. */
export function stateOf(
  edition: EditionReply | null,
  baseChanged: boolean,
): { words: string; tone: StateTone } {
  if (baseChanged) return { words: "Repository changed below it", tone: "fault" };
  switch (edition?.state) {
    case "draft":
      return { words: `Draft of ${edition.changedBy}`, tone: "open" };
    case "proposed": {
      const isBegun = edition.approvals.length > 0;
      return { words: isBegun ? "Waiting for a second approval" : "Waiting for approval", tone: "waiting" };
    }
    case "scheduled":
      return { words: scheduledFor(edition), tone: "waiting" };
    case "discarded":
      return { words: "Discarded", tone: "quiet" };
    case "published":
    case undefined:
      return { words: "Published", tone: "quiet" };
  }
}

/** What a member is told whose approval publishes its own work or not yet anything, null where it simply publishes. */
export function approvalNotice(verdict: ApprovalReply["verdict"]): string | null {
  switch (verdict) {
    case "alone":
      return "You are the only member who may approve. That you approve your own work is recorded.";
    case "in part":
      return "Your approval covers what others entered. Another member approves what you entered; then it is published.";
    case "complete":
    case null:
      return null;
  }
}

function scheduledFor({ publishAt }: EditionReply): string {
  return publishAt === null ? "Scheduled" : `Scheduled for ${indianMoment(publishAt)}`;
}
