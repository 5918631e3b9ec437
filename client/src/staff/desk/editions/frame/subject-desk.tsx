import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { DeskSubject, EditionReply, SubjectViewReply } from "../../../../api/types.ts";
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
import { type SubjectLabels, SubjectOverview } from "./subject-overview.tsx";

/**
 * The desk of a subject: what is published with its `facts`, the open edition and the history; or one edition, with its
 * `editor` if it is a draft.
 */
export function SubjectDesk<Data extends object>({
  kind,
  subjectId,
  editionId,
  labels,
  facts,
  editor,
}: {
  kind: EditionReply["kind"];
  subjectId: string;
  editionId: string | null;
  labels: SubjectLabels & { all: string };
  facts?: (subject: DeskSubject) => ReactNode;
  editor: (
    subject: DeskSubject,
    store: DraftStore<Data>,
    onStep: (edition: EditionReply) => void,
  ) => ReactNode;
}): ReactElement {
  const { data: desk, error, refresh } = useAnswer<SubjectViewReply>(`/api/${kind}/${subjectId}`);
  const title = desk?.subject.title ?? null;
  const [stepped, setStepped] = useState<EditionReply | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function showStep(edition: EditionReply): void {
    setStepped(edition);
    // The step and its button disappear.
    status.current?.focus();
    refresh();
  }

  return (
    <>
      <p className={styles.back}>
        <Link to={sectionAddress(kind)}>{labels.all}</Link>
        {editionId !== null && title !== null && <Link to={subjectAddress(kind, subjectId)}>{title}</Link>}
      </p>
      <SectionHeading title={title ?? sectionLabel(kind)}>{editionId !== null && labels.next}</SectionHeading>
      <p className={styles.said} role="status" ref={status} tabIndex={-1}>
        {stepped !== null && wordsOf(stepped)}{" "}
        {stepped?.state === "published" && (
          <LiveNotice editionId={stepped.id} page={desk?.subject.page ?? null} key={stepped.id} />
        )}
      </p>
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && desk === null && <Loading />}
      {desk !== null && editionId === null && (
        <SubjectOverview desk={desk} labels={labels}>
          {facts?.(desk.subject)}
        </SubjectOverview>
      )}
      {desk !== null && editionId !== null && (
        <EditionDesk<Data>
          editionId={editionId}
          onStep={showStep}
          editor={(store, onStep) => editor(desk.subject, store, onStep)}
        />
      )}
    </>
  );
}

function wordsOf({ state, number, publishAt, approvals }: EditionReply): string {
  switch (state) {
    case "draft":
      return "Sent back. It is a draft again.";
    case "proposed":
      return approvals.length === 0
        ? "Proposed. It waits for approval."
        : "Approved. It waits for a second approval.";
    case "scheduled":
      return publishAt === null ? "Approved." : `Approved. It will be published ${indianMoment(publishAt)}.`;
    case "published":
      return `Published as edition ${number}.`;
    case "discarded":
      return "Discarded.";
  }
}
