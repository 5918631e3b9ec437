import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { EditionReply } from "../../../api/types.ts";
import { LoadFailed, Loading } from "../../display/list-states.tsx";
import { type Answer, useAnswer } from "../../session/use-answer.ts";
import { SectionHeading } from "../../shared/section-heading.tsx";
import { indianMoment } from "../india-time.ts";
import styles from "./desk.module.css";

/** A way back, as a link above the heading. */
export type WayBack = { to: string; label: string };

/**
 * The frame of a subject's desk, which it loads from `path`: ways back, the heading, what a step came to, and why
 * nothing could be loaded. `children` draw what was loaded and tell the frame of steps.
 */
export function DeskFrame<Desk extends object>({
  path,
  back,
  title,
  remark,
  children,
}: {
  path: string;
  back: (desk: Desk | null) => WayBack[];
  title: (desk: Desk | null) => string;
  remark: string | null;
  children: (desk: Desk, onStep: (edition: EditionReply) => void) => ReactNode;
}): ReactElement {
  const { data: desk, error, refresh }: Answer<Desk> = useAnswer<Desk>(path);
  const [said, setSaid] = useState("");
  const status = useRef<HTMLParagraphElement>(null);

  function stepped(edition: EditionReply): void {
    setSaid(wordsOf(edition));
    // The step and its button go.
    status.current?.focus();
    refresh();
  }

  return (
    <>
      <p className={styles.back}>
        {back(desk).map(({ to, label }) => (
          <Link to={to} key={to}>
            {label}
          </Link>
        ))}
      </p>
      <SectionHeading title={title(desk)}>{remark}</SectionHeading>
      <p className={styles.said} role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && desk === null && <Loading />}
      {desk !== null && children(desk, stepped)}
    </>
  );
}

function wordsOf({ state, number, publishAt }: EditionReply): string {
  switch (state) {
    case "draft":
      return "It is a draft again.";
    case "proposed":
      return "Proposed. It waits for approval.";
    case "scheduled":
      return publishAt === null ? "Approved." : `Approved. It will be published ${indianMoment(publishAt)}.`;
    case "published":
      return `Published as number ${number}.`;
    case "discarded":
      return "Discarded.";
  }
}
