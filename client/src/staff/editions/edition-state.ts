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

/** Who looks at an edition, and the names of all who may approve. */
export type Viewer = { username: string; mayApprove: boolean; approvers: string[] };

/** Why this member cannot approve the edition, null where it can. */
export function whyNotApprove({ authors, proposedBy }: EditionReply, viewer: Viewer): string | null {
  if (!viewer.mayApprove) return "You may not approve: ask a member who may.";
  if (!authors.includes(viewer.username)) return null;
  const others = othersOf(viewer);
  if (others.some((name) => !authors.includes(name)))
    return "You entered this yourself: another member approves it.";
  return others.length > 0 && proposedBy === viewer.username
    ? "You proposed this yourself: another member approves it."
    : null;
}

/** What a member is told who may approve what it entered as well, null where it did not. */
export function approvesOwn(edition: EditionReply, viewer: Viewer): string | null {
  if (!edition.authors.includes(viewer.username) || whyNotApprove(edition, viewer) !== null) return null;
  return othersOf(viewer).length === 0
    ? "You are the only member who may approve. That you approve your own work is recorded."
    : "All who may approve have entered something here. That you approve it is recorded.";
}

function othersOf({ username, approvers }: Viewer): string[] {
  return approvers.filter((name) => name !== username);
}

function scheduledFor({ publishAt }: EditionReply): string {
  return publishAt === null ? "Scheduled" : `Scheduled for ${indianMoment(publishAt)}`;
}
