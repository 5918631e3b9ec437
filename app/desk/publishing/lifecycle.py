"""The steps of an edition: propose, approve, publish now or later, send back, discard.

Each step is one conditional change of the row: if two people act at once, one gets a conflict. A publication is judged
first, and counted only if nothing else was published meanwhile. Each step and its audit record are one transaction.
"""

import logging
from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from app.content.snapshots.job import CandidateOutcome, ComposerFailed
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.publish import approve_in_part, publish_edition, schedule_edition
from app.desk.publishing.records import OPEN_STATES, EditionConflictError, EditionRecord, State
from app.desk.publishing.services import PublishingServices
from app.desk.publishing.steps import CHANGED_MEANWHILE, Actor, Step, Within
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
        super().__init__("Mend the faults first.")


def propose(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Propose a draft for approval. Raises EditionFaultyError, EditionConflictError, ComposerFailed."""
    _require(edition, State.DRAFT)
    _require_seen(edition, revision)
    outcome = judge_edition(services, edition, edition_data(edition.id))
    if outcome.faults:
        raise EditionFaultyError(outcome)
    step = Step(Action.EDITION_PROPOSED, by, services.now())
    values = {"proposed_by": by.name, "proposed_at": step.at}
    tell = services.notification_of(edition, "proposed", step)
    return move_edition(step, edition, to=State.PROPOSED, values=values, within=tell)


def take_back(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Turn a proposed or scheduled edition back into a draft. Raises EditionConflictError."""
    _require(edition, State.PROPOSED, State.SCHEDULED)
    _require_seen(edition, revision)
    step = Step(Action.EDITION_TAKEN_BACK, by, services.now())
    return _make_draft(edition, step, services.notification_of(edition, "sent back", step))


def refuse(services: PublishingServices, edition: EditionRecord, by: Actor, tell: Within | None) -> EditionRecord:
    """Turn a scheduled edition that has faults at its moment back into a draft, and `tell` within the transaction.

    Raises EditionConflictError.
    """
    _require(edition, State.SCHEDULED)
    return _make_draft(edition, Step(Action.EDITION_REFUSED, by, services.now()), tell)


def _make_draft(edition: EditionRecord, step: Step, tell: Within | None = None) -> EditionRecord:
    values = dict.fromkeys(("proposed_by", "proposed_at", "approved_by", "approved_at", "publish_at"))
    return move_edition(
        step, edition, to=State.DRAFT, values={**values, "approvals": [], "approved_alone": False}, within=tell
    )


def discard(services: PublishingServices, edition: EditionRecord, revision: int, by: Actor) -> EditionRecord:
    """Discard an open edition; its row is kept. Raises EditionConflictError."""
    _require(edition, *OPEN_STATES)
    _require_seen(edition, revision)
    step = Step(Action.EDITION_DISCARDED, by, services.now())
    return move_edition(step, edition, to=State.DISCARDED)


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
    _require(edition, State.PROPOSED)
    _require_seen(edition, revision)
    approval = approval_of(services, edition, by, published)
    verdict = approval.verdict()
    if verdict is Verdict.IN_PART:
        step = Step(Action.EDITION_APPROVED_IN_PART, by.actor, approval.at)
        return approve_in_part(step, approval, services.notification_of(edition, "approved in part", step))
    step = Step(Action.EDITION_APPROVED, by.actor, approval.at)
    if publish_at is not None and publish_at > step.at:
        outcome = judge_edition(services, edition, edition_data(edition.id))
        if outcome.faults:
            raise EditionFaultyError(outcome)
        return schedule_edition(
            step, approval, verdict, publish_at, services.notification_of(edition, "scheduled", step)
        )
    return _publish(services, edition, by.actor, lambda connection: approval.values(connection, verdict))


def publish_scheduled(
    services: PublishingServices, edition: EditionRecord, by: Actor, approvers: ReadApprovers
) -> EditionRecord:
    """Publish a due edition.

    Raises ApprovalRefusedError if an approver has lost the permission, EditionFaultyError, EditionConflictError,
    ComposerFailed.
    """
    _require(edition, State.SCHEDULED)

    def still_approved(connection: Connection) -> dict[str, object]:
        lost = {*edition.approvals, str(edition.approved_by)} - set(approvers(connection))
        if lost:
            raise ApprovalRefusedError(f"{', '.join(sorted(lost))} approved it, and may no longer approve.")
        return {}

    return _publish(services, edition, by, still_approved)


def _require(edition: EditionRecord, *states: State) -> None:
    if edition.state not in states:
        raise EditionConflictError(f"This edition is {edition.state} now: load it again.")


def _require_seen(edition: EditionRecord, revision: int) -> None:
    """Refuse any other revision: the member must approve exactly the state that was on screen."""
    if edition.revision != revision:
        raise EditionConflictError(CHANGED_MEANWHILE)


def _publish(
    services: PublishingServices,
    edition: EditionRecord,
    by: Actor,
    approved: Callable[[Connection], dict[str, object]],
) -> EditionRecord:
    """Judge and publish; judge again if another publication came first."""
    data = edition_data(edition.id)
    for attempt in range(1, ATTEMPTS + 1):
        sequence = _sequence_to_judge_at(services)
        outcome = judge_edition(services, edition, data)
        if outcome.faults or outcome.base_digest is None:
            raise EditionFaultyError(outcome)
        try:
            step = Step(Action.EDITION_PUBLISHED, by, services.now())
            published = publish_edition(
                step,
                edition,
                judged_at_sequence=sequence,
                base_digest=outcome.base_digest,
                approved=approved,
                tell=services.notification_of(edition, "published", step),
            )
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


def _sequence_to_judge_at(services: PublishingServices) -> int:
    """Return the newest publication that the judge sees. Raises ComposerFailed if the disk refuses."""
    try:
        return update_publications_file(services.publications_file).sequence
    except OSError as error:
        raise ComposerFailed(f"PUBLICATIONS_DIR {services.publications_file.parent}: {error.strerror}") from None
