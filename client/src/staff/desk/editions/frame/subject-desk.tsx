import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { EditionReply, SectionDesk, StrategyDesk } from "../../../../api/types.ts";
import { LoadFailed, Loading } from "../../../display/list-states.tsx";
import { useAnswer } from "../../../session/use-answer.ts";
import { SectionHeading } from "../../../shared/section-heading.tsx";
import { sectionAddress, sectionLabel } from "../../../shared/sections.ts";
import { subjectAddress } from "../../../shared/subject-address.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { indianMoment } from "../india-time.ts";
import styles from "./desk.module.css";
import { EditionDesk } from "./edition-desk.tsx";
import { LiveNotice } from "./live-notice.tsx";
import { SubjectOverview, type SubjectWords } from "./subject-overview.tsx";

/**
 * The desk of a subject: the `published` values, the open edition and the history; or one edition, with its `editor` if
 * it is a draft.
 */
export function SubjectDesk<Desk extends StrategyDesk | SectionDesk, Data extends object>({
  kind,
  subject,
  editionId,
  words,
  nameOf,
  published,
  editor,
}: {
  kind: EditionReply["kind"];
  subject: string;
  editionId: string | null;
  words: SubjectWords & { all: string };
  nameOf: (desk: Desk) => string;
  published: (desk: Desk) => ReactNode;
  editor: (desk: Desk, store: DraftStore<Data>, onStep: (edition: EditionReply) => void) => ReactNode;
}): ReactElement {
  const { data: desk, error, refresh } = useAnswer<Desk>(`/api/${kind}/${subject}`);
  const [left, setLeft] = useState<EditionReply | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function stepped(edition: EditionReply): void {
    setLeft(edition);
    // The step and its button disappear.
    status.current?.focus();
    refresh();
  }

  return (
    <>
      <p className={styles.back}>
        <Link to={sectionAddress(kind)}>{words.all}</Link>
        {editionId !== null && desk !== null && (
          <Link to={subjectAddress(kind, subject)}>{nameOf(desk)}</Link>
        )}
      </p>
      <SectionHeading title={desk === null ? sectionLabel(kind) : nameOf(desk)}>
        {editionId !== null && words.next}
      </SectionHeading>
      <p className={styles.said} role="status" ref={status} tabIndex={-1}>
        {left !== null && wordsOf(left)}{" "}
        {left?.state === "published" && (
          <LiveNotice editionId={left.id} page={desk === null ? null : pageOf(desk)} key={left.id} />
        )}
      </p>
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && desk === null && <Loading />}
      {desk !== null && editionId === null && (
        <SubjectOverview kind={kind} subject={subject} desk={desk} words={words}>
          {published(desk)}
        </SubjectOverview>
      )}
      {desk !== null && editionId !== null && (
        <EditionDesk<Data>
          editionId={editionId}
          onStep={stepped}
          editor={(store, onStep) => editor(desk, store, onStep)}
        />
      )}
    </>
  );
}

function pageOf(desk: StrategyDesk | SectionDesk): string | null {
  return "path" in desk ? desk.path : desk.page;
}

function wordsOf({ state, number, publishAt, approvals }: EditionReply): string {
  switch (state) {
    case "draft":
      return "It is a draft again.";
    case "proposed":
      return approvals.length === 0
        ? "Proposed. It waits for approval."
        : "Approved. It waits for a second approval.";
    case "scheduled":
      return publishAt === null ? "Approved." : `Approved. It will be published ${indianMoment(publishAt)}.`;
    case "published":
      return `Published as number ${number}.`;
    case "discarded":
      return "Discarded.";
  }
}
