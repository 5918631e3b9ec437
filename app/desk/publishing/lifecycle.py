"""The steps of an edition: propose, approve, publish now or later, send back, discard.

Each step is one conditional change of the row: if two people act at once, one gets a conflict. A publication is judged
first, and counted only if nothing else was published meanwhile. Each step and its audit record are one transaction.
"""

import logging
from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from app.content.snapshots.job import CandidateOutcome, ComposerFailed
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.published import count_publication
from app.desk.publishing.records import OPEN_STATES, EditionConflictError, EditionRecord, State
from app.desk.publishing.services import PublishingServices
from app.desk.publishing.steps import CHANGED_MEANWHILE, Actor, Decide, Step, Within
from app.desk.publishing.store import edition_authorship, edition_data, get_edition, move_edition
from app.desk.publishing.two_persons.approval import Approval, ApprovalRefusedError, Approver, ReadApprovers, Verdict
from app.desk.publishing.two_persons.authorship import Data, last_authors
from app.desk.publishing.watch import update_publications_file
from app.members.audit.store import Action

ATTEMPTS = 3

_log = logging.getLogger(__name__)


class EditionFaultyError(Exception):
    """The edition has the faults in `outcome`; nothing was changed."""

    def __init__(self, outcome: CandidateOutcome) -> None:
        self.outcome = outcome
        super().__init__("Fix the faults first.")


def propose(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Propose a draft for approval. Raises EditionFaultyError, EditionConflictError, ComposerFailed."""
    _require(edition, revision, State.DRAFT)
    outcome = _judge(services, edition)
    step = Step(Action.EDITION_PROPOSED, by, services.now())
    # Whoever proposes was asked about a changed base. A later change is a question to the approver.
    values = {"proposed_by": by.name, "proposed_at": step.at, "base_digest": outcome.base_digest}
    tell = services.notification_of(edition, step)
    return move_edition(step, edition, to=State.PROPOSED, values=values, tell=tell)


def send_back(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Turn a proposed or scheduled edition back into a draft. Raises EditionConflictError."""
    _require(edition, revision, State.PROPOSED, State.SCHEDULED)
    step = Step(Action.EDITION_SENT_BACK, by, services.now())
    return _make_draft(edition, step, services.notification_of(edition, step))


def send_back_faulty(
    services: PublishingServices, edition: EditionRecord, by: Actor, tell: Within | None
) -> EditionRecord:
    """Turn a scheduled edition with faults at its moment back into a draft. Raises EditionConflictError."""
    _require(edition, edition.revision, State.SCHEDULED)
    return _make_draft(edition, Step(Action.EDITION_REFUSED, by, services.now()), tell)


def _make_draft(edition: EditionRecord, step: Step, tell: Within | None) -> EditionRecord:
    nothing = dict.fromkeys(("proposed_by", "proposed_at", "approved_by", "approved_at", "publish_at"))
    approval: dict[str, object] = {"approvals": [], "approved_alone": False}
    return move_edition(step, edition, to=State.DRAFT, values={**nothing, **approval}, tell=tell)


def discard(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Discard an open edition; its row is kept. Raises EditionConflictError."""
    _require(edition, revision, *OPEN_STATES)
    return move_edition(Step(Action.EDITION_DISCARDED, by, services.now()), edition, to=State.DISCARDED)


def approval_of(services: PublishingServices, edition: EditionRecord, by: Approver, published: Data) -> Approval:
    """Return the approval a member is about to give; `published` is what visitors see of the subject."""
    otherwise = edition.changed_by if edition.again_of is None else None
    said = {"published": published, "data": edition_data(edition.id)}
    authors = last_authors(edition_authorship(edition.id), **said, otherwise=otherwise)
    return Approval(edition, authors, by, services.now(), services.needs_two)


def approve(
    services: PublishingServices,
    edition: EditionRecord,
    revision: int,
    by: Approver,
    publish_at: datetime | None,
    *,
    published: Data,
) -> EditionRecord:
    """Approve a proposal: it is published now, scheduled for later, or waits for a second approver. The right of `by`
    to approve is checked before judging and again after it.

    Raises ApprovalRefusedError, EditionFaultyError, EditionConflictError, ComposerFailed.
    """
    _require(edition, revision, State.PROPOSED)
    approval = approval_of(services, edition, by, published)
    verdict = approval.verdict()

    def decide(connection: Connection) -> Mapping[str, object]:
        return approval.values(connection, verdict)

    if verdict is Verdict.IN_PART:
        step = Step(Action.EDITION_APPROVED_IN_PART, by.actor, approval.at)
        tell = services.notification_of(edition, step)
        return move_edition(step, edition, to=State.PROPOSED, decide=decide, tell=tell)
    if publish_at is not None and publish_at > approval.at:
        _judge(services, edition)
        step, values = Step(Action.EDITION_APPROVED, by.actor, approval.at), {"publish_at": publish_at}
        tell = services.notification_of(edition, step)
        return move_edition(step, edition, to=State.SCHEDULED, values=values, decide=decide, tell=tell)
    return _publish(services, edition, by.actor, decide)


def publish_scheduled(
    services: PublishingServices, edition: EditionRecord, by: Actor, approvers: ReadApprovers
) -> EditionRecord:
    """Publish a due edition.

    Raises ApprovalRefusedError if an approver has lost the permission, EditionFaultyError, EditionConflictError,
    ComposerFailed.
    """
    _require(edition, edition.revision, State.SCHEDULED)

    def decide(connection: Connection) -> Mapping[str, object]:
        lost = {*edition.approvals, str(edition.approved_by)} - set(approvers(connection))
        if lost:
            raise ApprovalRefusedError(f"{', '.join(sorted(lost))} approved it, and may no longer approve.")
        return {}

    return _publish(services, edition, by, decide)


def _require(edition: EditionRecord, revision: int, *states: State) -> None:
    """Refuse any other state or revision: the member must approve exactly what was on screen."""
    if edition.state not in states:
        raise EditionConflictError(f"This edition is {edition.state} now: load it again.")
    if edition.revision != revision:
        raise EditionConflictError(CHANGED_MEANWHILE)


def _judge(services: PublishingServices, edition: EditionRecord) -> CandidateOutcome:
    outcome = judge_edition(services, edition)
    if outcome.faults:
        raise EditionFaultyError(outcome)
    return outcome


def _publish(services: PublishingServices, edition: EditionRecord, by: Actor, decide: Decide) -> EditionRecord:
    """Judge and publish; judge again if another publication came first."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            published = _publish_once(services, edition, by, decide)
            break
        except EditionConflictError:
            is_mine = get_edition(edition.id).revision == edition.revision
            if attempt == ATTEMPTS or not is_mine:
                raise
    try:
        update_publications_file(services.publications_file)
    except (OSError, SQLAlchemyError) as error:
        # It is published. Each machine's watch keeps trying to load it.
        _log.error("publications file not written at once", extra={"kind": type(error).__name__, "edition": edition.id})
    return published


def _publish_once(services: PublishingServices, edition: EditionRecord, by: Actor, decide: Decide) -> EditionRecord:
    try:
        judged_at_sequence = update_publications_file(services.publications_file).sequence
    except OSError as error:
        raise ComposerFailed(f"PUBLICATIONS_DIR {services.publications_file.parent}: {error.strerror}") from None
    _judge(services, edition)
    step = Step(Action.EDITION_PUBLISHED, by, services.now())

    def count_and_decide(connection: Connection) -> Mapping[str, object]:
        counted = count_publication(connection, edition, step.at, judged_at_sequence=judged_at_sequence)
        return {**counted, **decide(connection)}

    tell = services.notification_of(edition, step)
    return move_edition(step, edition, to=State.PUBLISHED, decide=count_and_decide, tell=tell)
