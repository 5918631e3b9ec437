import type { ApprovalReply, EditionReply } from "../../../api/types.ts";
import { indianMoment } from "./india-time.ts";

/** The tone of a state: nothing to do, in progress, waiting for somebody, fault. */
export type StateTone = "quiet" | "open" | "waiting" | "fault";

/** The state of a subject in words. `edition` is its open edition or null. */
export function stateOf(
  edition: EditionReply | null,
  baseChanged: boolean,
): { words: string; tone: StateTone } {
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
      return baseChanged
        ? { words: "Repository changed since", tone: "fault" }
        : { words: "Published", tone: "quiet" };
  }
}

/** The message before an approval that covers the member's own work or does not publish yet; null otherwise. */
export function approvalNotice(verdict: ApprovalReply["verdict"]): string | null {
  switch (verdict) {
    case "alone":
      return "You are the only member who may approve, so you may approve your own work. This is recorded.";
    case "in part":
      return "Your approval covers what others entered. It will be published once another member approves what you entered.";
    case "complete":
    case null:
      return null;
  }
}

function scheduledFor({ publishAt }: EditionReply): string {
  return publishAt === null ? "Scheduled" : `Scheduled for ${indianMoment(publishAt)}`;
}
