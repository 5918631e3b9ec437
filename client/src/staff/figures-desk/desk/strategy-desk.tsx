import { type ReactElement, useRef, useState } from "react";
import { Link } from "react-router";
import type { EditionReply, StrategyDesk } from "../../../api/types.ts";
import actions from "../../../components/actions.module.css";
import { LoadFailed, Loading } from "../../display/list-states.tsx";
import { Moment } from "../../display/moment.tsx";
import { HistoryList } from "../../editions/history-list.tsx";
import { dayInWords, indianMoment } from "../../editions/india-time.ts";
import { StateBadge } from "../../editions/state-badge.tsx";
import { deskAddress } from "../../shared/desk-address.ts";
import { SectionHeading } from "../../shared/section-heading.tsx";
import type { FiguresData } from "../data/figures-data.ts";
import { useAnswer } from "../data/use-answer.ts";
import styles from "./desk.module.css";
import { EditionDesk } from "./edition-desk.tsx";
import { PublishedNow } from "./published-now.tsx";
import { useBeginnings } from "./use-beginnings.ts";

/** The desk of one strategy: what is published, the month being made, and the history; or one edition of it. */
export function StrategyDeskView({
  slug,
  editionId,
}: {
  slug: string;
  editionId: string | null;
}): ReactElement {
  const { data: desk, error, refresh } = useAnswer<StrategyDesk>(`/api/figures/${slug}`);
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
        <Link to={deskAddress()}>All strategies</Link>
        {editionId !== null && desk !== null && <Link to={deskAddress(slug)}>{desk.name}</Link>}
      </p>
      <SectionHeading title={desk?.name ?? "Figures"}>
        {editionId !== null && "The next month"}
      </SectionHeading>
      <p className={styles.said} role="status" ref={status} tabIndex={-1}>
        {said}
      </p>
      {error !== null && <LoadFailed message={error} onRetry={refresh} />}
      {error === null && desk === null && <Loading />}
      {desk !== null && editionId !== null && (
        <EditionDesk desk={desk} editionId={editionId} onStep={stepped} />
      )}
      {desk !== null && editionId === null && <Desk desk={desk} />}
    </>
  );
}

function Desk({ desk }: { desk: StrategyDesk }): ReactElement {
  const { begin, again, fault } = useBeginnings(desk.slug);
  const { open, history, number, path } = desk;
  return (
    <div className={styles.desk}>
      {history.some(({ isCurrent, baseChanged }) => isCurrent && baseChanged) && (
        <p className={styles.fault}>
          The repository's own figures changed below what is published. A new month, or a publication of the
          repository's own, settles it.
        </p>
      )}
      <PublishedNow data={desk.current as FiguresData} number={number} path={path} />
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">The next month</h2>
        <NextMonth desk={desk} onBegin={() => void begin()} />
        <div role="alert">{fault !== null && <p className={styles.fault}>Error: {fault}</p>}</div>
      </section>
      <HistoryList
        history={history}
        current={number}
        onAgain={open === null ? again : null}
        whyNot={
          open === null || history.length === 0
            ? null
            : "While an edition is open, no earlier one can be brought back: publish or discard it first."
        }
        pastPage={({ asOn, number: published }) =>
          path === null || asOn === null || published === number ? null : `${path}/as-on/${asOn}`
        }
      />
    </div>
  );
}

function NextMonth({
  desk: { slug, open },
  onBegin,
}: {
  desk: StrategyDesk;
  onBegin: () => void;
}): ReactElement {
  if (open === null) {
    return (
      <>
        <p>A draft begins with what is published now.</p>
        <button className={`${actions.button} ${actions.small}`} type="button" onClick={onBegin}>
          Begin a new month
        </button>
      </>
    );
  }
  return (
    <>
      <p>
        <StateBadge edition={open} baseChanged={open.baseChanged} />
      </p>
      <p className={styles.remark}>
        {open.asOn !== null && `As on ${dayInWords(open.asOn)}. `}
        Begun by {open.createdBy}, changed <Moment iso={open.changedAt} /> by {open.changedBy}.
      </p>
      <Link className={`${actions.button} ${actions.small}`} to={deskAddress(slug, open.id)}>
        {open.state === "draft" ? "Go on with the draft" : "Look at it"}
      </Link>
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
