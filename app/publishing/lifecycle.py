"""The steps of an edition: proposed, approved by another member, published now or at its moment.

Each step is one conditional change of the row, so that of two people who press at once one is told. A publication is
judged first, and counted only if nothing else was published since.
"""

from dataclasses import dataclass
from datetime import datetime

from app.content.snapshots.candidate import CandidateOutcome
from app.publishing.judging import judge_edition
from app.publishing.publish import publish
from app.publishing.records import OPEN_STATES, EditionConflictError, EditionRecord, State
from app.publishing.services import PublishingServices
from app.publishing.store import edition_data, get_edition, move
from app.publishing.watch import bring_up_to_date

ATTEMPTS = 3
ENOUGH_APPROVERS = 2


class EditionFaultyError(Exception):
    """The edition of `subject` has faults, and nothing was changed; `outcome` has them."""

    def __init__(self, outcome: CandidateOutcome, subject: str) -> None:
        self.outcome, self.subject = outcome, subject
        super().__init__("There are faults to mend first.")


class ApprovalRefusedError(Exception):
    """This member may not approve this edition. The message says why."""


@dataclass(frozen=True)
class Approver:
    """Who approves, whether it may, and how many members may."""

    name: str
    may_approve: bool
    approvers: int


def propose(services: PublishingServices, edition: EditionRecord, revision: int, by: str) -> EditionRecord:
    """Hand a draft over for approval. Raises EditionFaultyError, EditionConflictError, ComposerFailed."""
    outcome = judge_edition(services, edition, edition_data(edition.id))
    if outcome.faults:
        raise EditionFaultyError(outcome, edition.subject)
    values = {"proposed_by": by, "proposed_at": services.now()}
    return move(edition.id, revision, of=State.DRAFT, to=State.PROPOSED, values=values)


def take_back(edition: EditionRecord) -> EditionRecord:
    """Make a draft again of what was proposed or scheduled. Raises EditionConflictError."""
    _require(edition, State.PROPOSED, State.SCHEDULED)
    values = dict.fromkeys(("proposed_by", "proposed_at", "approved_by", "approved_at", "publish_at"))
    return move(
        edition.id, edition.revision, of=edition.state, to=State.DRAFT, values={**values, "approved_alone": False}
    )


def discard(edition: EditionRecord) -> EditionRecord:
    """Give an open edition up; it stays in the history. Raises EditionConflictError."""
    _require(edition, *OPEN_STATES)
    return move(edition.id, edition.revision, of=edition.state, to=State.DISCARDED)


def approve(
    services: PublishingServices, edition: EditionRecord, revision: int, by: Approver, publish_at: datetime | None
) -> EditionRecord:
    """Approve what was proposed: it is published now, or scheduled for a moment to come.

    Raises ApprovalRefusedError, EditionFaultyError, EditionConflictError, ComposerFailed.
    """
    _require(edition, State.PROPOSED)
    is_alone = _check_approver(edition, by)
    now = services.now()
    values = {"approved_by": by.name, "approved_at": now, "approved_alone": is_alone}
    if publish_at is not None and publish_at > now:
        outcome = judge_edition(services, edition, edition_data(edition.id))
        if outcome.faults:
            raise EditionFaultyError(outcome, edition.subject)
        scheduled = {**values, "publish_at": publish_at}
        return move(edition.id, revision, of=State.PROPOSED, to=State.SCHEDULED, values=scheduled)
    return _publish(services, edition, revision, values)


def publish_scheduled(services: PublishingServices, edition: EditionRecord) -> EditionRecord:
    """Publish what is due. Raises EditionFaultyError, EditionConflictError, ComposerFailed."""
    _require(edition, State.SCHEDULED)
    return _publish(services, edition, edition.revision, {})


def _require(edition: EditionRecord, *states: State) -> None:
    if edition.state not in states:
        raise EditionConflictError(f"This edition is {edition.state} by now: load it again.")


def _check_approver(edition: EditionRecord, by: Approver) -> bool:
    """Return whether the member approves its own work, as the only one who may. Raises ApprovalRefusedError."""
    if not by.may_approve:
        raise ApprovalRefusedError("You may not approve: ask a member who may.")
    is_author = by.name in edition.authors
    if is_author and by.approvers >= ENOUGH_APPROVERS:
        raise ApprovalRefusedError("You entered this yourself: another member approves it.")
    return is_author


def _publish(
    services: PublishingServices, edition: EditionRecord, revision: int, values: dict[str, object]
) -> EditionRecord:
    """Judge and publish; what another publication overtakes is judged again."""
    data = edition_data(edition.id)
    for attempt in range(1, ATTEMPTS + 1):
        sequence = bring_up_to_date(services.publications_file).sequence
        outcome = judge_edition(services, edition, data)
        if outcome.faults or outcome.base_digest is None:
            raise EditionFaultyError(outcome, edition.subject)
        try:
            publish(
                edition.id,
                revision,
                of=edition.state,
                judged_at_sequence=sequence,
                base_digest=outcome.base_digest,
                values={"published_at": services.now(), **values},
            )
            break
        except EditionConflictError:
            is_mine = get_edition(edition.id).revision == revision
            if attempt == ATTEMPTS or not is_mine:
                raise
    bring_up_to_date(services.publications_file)
    return get_edition(edition.id)
