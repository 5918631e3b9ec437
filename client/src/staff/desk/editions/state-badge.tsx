import type { ReactElement } from "react";
import type { EditionReply } from "../../../api/types.ts";
import { indianMoment } from "./india-time.ts";
import styles from "./state-badge.module.css";

/**
 * What the site shows of a subject: the edition `number`, or 0 for the original values, and whether those changed
 * since.
 */
type InForce = { number: number; originalsChanged: boolean };

/** The state of a subject: words with a coloured mark. `edition` is its open edition or null. */
export function StateBadge({
  edition,
  inForce,
}: {
  edition: EditionReply | null;
  inForce: InForce;
}): ReactElement {
  const { words, tone } = stateOf(edition, inForce);
  return (
    <span className={styles.state} data-tone={tone}>
      {words}
    </span>
  );
}

/** The tone of a state: nothing to do, in progress, waiting for somebody, fault. */
type StateTone = "quiet" | "open" | "waiting" | "fault";

/** The state of a subject in words. `edition` is its open edition or null. */
export function stateOf(
  edition: EditionReply | null,
  { number, originalsChanged }: InForce,
): { words: string; tone: StateTone } {
  switch (edition?.state) {
    case "draft":
      return { words: `Draft by ${edition.changedBy}`, tone: "open" };
    case "proposed": {
      const isBegun = edition.approvals.length > 0;
      return { words: isBegun ? "Waiting for a second approval" : "Waiting for approval", tone: "waiting" };
    }
    case "scheduled":
      return { words: scheduledFor(edition), tone: "waiting" };
    default:
      if (originalsChanged) return { words: "Original values changed", tone: "fault" };
      return { words: number === 0 ? "Original values" : "Published", tone: "quiet" };
  }
}

function scheduledFor({ publishAt }: EditionReply): string {
  return publishAt === null ? "Scheduled" : `Scheduled for ${indianMoment(publishAt)}`;
}
