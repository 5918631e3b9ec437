import type { EditionReply } from "../../api/types.ts";
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
    case "proposed":
      return { words: "Waiting for approval", tone: "waiting" };
    case "scheduled":
      return { words: scheduledFor(edition), tone: "waiting" };
    case "discarded":
      return { words: "Discarded", tone: "quiet" };
    case "published":
    case undefined:
      return { words: "Published", tone: "quiet" };
  }
}

/** Who looks at an edition, and how many members may approve. */
export type Viewer = { username: string; mayApprove: boolean; approvers: number };

const ENOUGH_APPROVERS = 2;

/** Why this member cannot approve the edition, null where it can. */
export function whyNotApprove({ authors }: EditionReply, viewer: Viewer): string | null {
  if (!viewer.mayApprove) return "You may not approve: ask a member who may.";
  const isOwn = authors.includes(viewer.username);
  return isOwn && viewer.approvers >= ENOUGH_APPROVERS
    ? "You entered this yourself: another member approves it."
    : null;
}

/** Whether this member would approve its own work, as the only one who may. */
export function approvesAlone({ authors }: EditionReply, viewer: Viewer): boolean {
  return viewer.mayApprove && viewer.approvers < ENOUGH_APPROVERS && authors.includes(viewer.username);
}

function scheduledFor({ publishAt }: EditionReply): string {
  return publishAt === null ? "Scheduled" : `Scheduled for ${indianMoment(publishAt)}`;
}
