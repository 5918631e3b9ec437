"""The steps of an edition: propose, approve, publish now or later, send back, discard.

Each step is one transaction: the conditional change of the row, its audit record and its mail. If two people act at
once, one gets a conflict. A publication is judged first, and counted only if nothing else was published meanwhile.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from app.content.snapshots.composing_messages import CandidateOutcome
from app.content.snapshots.composing_process import ComposerFailed
from app.database.extensions import db
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.edition_store import (
    CHANGED_MEANWHILE,
    edition_authorship,
    edition_data,
    lock_edition,
    take_step,
)
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.notifications import queue_notification
from app.desk.publishing.publication_rows import count_publication
from app.desk.publishing.records import (
    OPEN_STATES,
    WHY_LENGTH,
    Actor,
    EditionConflictError,
    EditionRecord,
    EditionStep,
    State,
)
from app.desk.publishing.two_persons.approval import ApprovalRefusedError, Verdict, decide
from app.desk.publishing.two_persons.authorship import Data, last_authors
from app.desk.publishing.watch import update_publications_file
from app.members.audit_log import Action


class EditionFaultyError(Exception):
    """The edition has the faults in `outcome`; nothing was changed."""

    def __init__(self, outcome: CandidateOutcome) -> None:
        self.outcome = outcome
        super().__init__("Fix the faults first.")


def propose(context: PublishingContext, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Propose a draft for approval. Raises EditionFaultyError, EditionConflictError, ComposerFailed."""
    _require_state(edition, revision, State.DRAFT)
    outcome = _judge(context, edition)
    step = EditionStep(Action.EDITION_PROPOSED, by, context.now())
    # Whoever proposes was asked about changed original values. A later change is a question to the approver.
    values = {"proposed_by": by.email, "proposed_at": step.at, "original_digest": outcome.original_digest}
    with db.engine.begin() as connection:
        return _transition(context, connection, step, edition, to=State.PROPOSED, **values)


def send_back(context: PublishingContext, edition: EditionRecord, revision: int, by: Actor, why: str) -> EditionRecord:
    """Turn a proposed or scheduled edition back into a draft. Raises ApprovalRefusedError, EditionConflictError."""
    _require_state(edition, revision, State.PROPOSED, State.SCHEDULED)
    with db.engine.begin() as connection:
        lock_edition(connection, edition)
        _require_right(context, connection, edition, by)
        step = EditionStep(Action.EDITION_SENT_BACK, by, context.now(), (why,))
        return _make_draft(context, connection, step, edition, f"Sent back by {by.name or by.email}: {why}")


def refuse(context: PublishingContext, edition: EditionRecord, by: Actor, why: Sequence[str]) -> EditionRecord:
    """Make a scheduled edition a draft again, for the reasons `why`, a line each. Raises EditionConflictError."""
    with db.engine.begin() as connection:
        step = EditionStep(Action.EDITION_REFUSED, by, context.now(), why)
        return _make_draft(context, connection, step, edition, f"Not published: {why[0]}")


def discard(context: PublishingContext, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Discard an open edition; its row is kept. Raises ApprovalRefusedError, EditionConflictError."""
    _require_state(edition, revision, *OPEN_STATES)
    with db.engine.begin() as connection:
        lock_edition(connection, edition)
        _require_right(context, connection, edition, by)
        step = EditionStep(Action.EDITION_DISCARDED, by, context.now())
        return _transition(context, connection, step, edition, to=State.DISCARDED)


def verdict_of(context: PublishingContext, edition: EditionRecord, by: Actor, published: Data) -> Verdict:
    """Return the effect of an approval by this member now. Raises ApprovalRefusedError."""
    authors = _last_authors(edition, published)
    with db.engine.connect() as connection:
        return _decide(context, connection, edition, by, authors)


def approve(
    context: PublishingContext,
    edition: EditionRecord,
    revision: int,
    by: Actor,
    publish_at: datetime | None,
    *,
    published: Data,
) -> EditionRecord:
    """Approve a proposal: it is published now, scheduled for later, or waits for a second approver.

    `published` is what visitors see of the subject. Raises ApprovalRefusedError, EditionFaultyError,
    EditionConflictError, ComposerFailed.
    """
    _require_state(edition, revision, State.PROPOSED)
    authors = _last_authors(edition, published)
    sequence = _judge_over_newest(context, edition)
    at = context.now()
    with db.engine.begin() as connection:
        lock_edition(connection, edition)
        verdict = _decide(context, connection, edition, by, authors)
        approvals = (*(one for one in edition.approvals if one != by.email), by.email)
        if verdict is Verdict.IN_PART:
            step = EditionStep(Action.EDITION_APPROVED_IN_PART, by, at)
            return _transition(context, connection, step, edition, to=State.PROPOSED, approvals=approvals)
        is_alone = verdict is Verdict.ALONE
        values = {"approvals": approvals, "approved_by": by.email, "approved_at": at, "approved_alone": is_alone}
        if publish_at is not None and publish_at > at:
            step = EditionStep(Action.EDITION_SCHEDULED, by, at)
            return _transition(context, connection, step, edition, to=State.SCHEDULED, publish_at=publish_at, **values)
        values |= count_publication(connection, edition, at, judged_at_sequence=sequence)
        step = EditionStep(Action.EDITION_PUBLISHED, by, at)
        return _transition(context, connection, step, edition, to=State.PUBLISHED, **values)


def publish_scheduled(context: PublishingContext, edition: EditionRecord, by: Actor) -> EditionRecord:
    """Publish a due edition. Raises ApprovalRefusedError, EditionFaultyError, EditionConflictError, ComposerFailed."""
    sequence = _judge_over_newest(context, edition)
    step = EditionStep(Action.EDITION_PUBLISHED, by, context.now())
    with db.engine.begin() as connection:
        lock_edition(connection, edition)
        lost = {*edition.approvals, str(edition.approved_by)} - set(context.approvers(connection))
        if lost:
            raise ApprovalRefusedError(f"{', '.join(sorted(lost))} approved it, and may no longer approve.")
        counted = count_publication(connection, edition, step.at, judged_at_sequence=sequence)
        return _transition(context, connection, step, edition, to=State.PUBLISHED, **counted)


def _require_state(edition: EditionRecord, revision: int, *states: State) -> None:
    """Refuse any other state or revision: the member must approve exactly what was on screen."""
    if edition.state not in states:
        raise EditionConflictError(f"This edition is {edition.state} now: load it again.")
    if edition.revision != revision:
        raise EditionConflictError(CHANGED_MEANWHILE)


def _require_right(context: PublishingContext, connection: Connection, edition: EditionRecord, by: Actor) -> None:
    own = {*edition.authors, edition.created_by, edition.proposed_by}
    if by.email not in own and by.email not in context.approvers(connection):
        raise ApprovalRefusedError("Only its authors, and members who may approve, can do this.")


def _last_authors(edition: EditionRecord, published: Data) -> frozenset[str | None]:
    # Changes below a draft count as its last editor's. Nobody typed values that are brought back.
    author_of_rest = edition.changed_by if edition.again_of is None else None
    data, authorship = edition_data(edition.id), edition_authorship(edition.id)
    return last_authors(authorship, published=published, data=data, otherwise=author_of_rest)


def _decide(
    context: PublishingContext,
    connection: Connection,
    edition: EditionRecord,
    by: Actor,
    authors: frozenset[str | None],
) -> Verdict:
    return decide(
        authors,
        by=by.email,
        approved=edition.approvals,
        approvers=context.approvers(connection),
        needs_two=context.needs_two,
    )


def _judge(context: PublishingContext, edition: EditionRecord) -> CandidateOutcome:
    outcome = judge_edition(context, edition)
    if outcome.faults:
        raise EditionFaultyError(outcome)
    return outcome


def _judge_over_newest(context: PublishingContext, edition: EditionRecord) -> int:
    """Judge an edition over all publications so far; return how many these are."""
    try:
        sequence = update_publications_file(context.publications_file).sequence
    except OSError as error:
        raise ComposerFailed(f"PUBLICATIONS_DIR {context.publications_file.parent}: {error.strerror}") from None
    _judge(context, edition)
    return sequence


def _make_draft(
    context: PublishingContext, connection: Connection, step: EditionStep, edition: EditionRecord, why: str
) -> EditionRecord:
    nothing = dict.fromkeys(("proposed_by", "proposed_at", "approved_by", "approved_at", "publish_at"))
    # Why an earlier edition is brought back stays beside it.
    kept = f"{edition.why} " if edition.again_of is not None else ""
    values: dict[str, object] = {
        **nothing,
        "approvals": [],
        "approved_alone": False,
        "why": f"{kept}{why}"[:WHY_LENGTH],
    }
    return _transition(context, connection, step, edition, to=State.DRAFT, **values)


def _transition(
    context: PublishingContext,
    connection: Connection,
    step: EditionStep,
    edition: EditionRecord,
    *,
    to: State,
    **values: object,
) -> EditionRecord:
    """Take a step and queue its mail. Raises EditionConflictError if the edition has changed since it was read."""
    moved = take_step(connection, step, edition.id, edition.revision, of=edition.state, values={**values, "state": to})
    if context.name_of is not None:
        name = context.name_of(edition.kind, edition.subject)
        queue_notification(connection, edition, step, name, context.approvers(connection))
    return moved
