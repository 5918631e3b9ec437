"""Who may approve an edition: asked before it is judged, and once more in the transaction that rests on the answer."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection

from app.desk.publishing.records import EditionConflictError, EditionRecord
from app.desk.publishing.steps import CHANGED_MEANWHILE, Actor

ReadApprovers = Callable[[Connection], Collection[str]]
"""Returns the names of all who may approve, as they stay until the transaction ends."""


class ApprovalRefusedError(Exception):
    """This member may not approve this edition. The message says why."""


class Verdict(StrEnum):
    """What the approval of one member comes to: the edition may be published, by this one alone, or waits for more."""

    COMPLETE = "complete"
    ALONE = "alone"
    IN_PART = "in part"


def decide(
    authors: Collection[str | None],
    *,
    by: str,
    approved: Collection[str],
    approvers: Collection[str],
    needs_two: bool,
) -> Verdict:
    """Return what it comes to when a member approves.

    `authors` are the last authors of all values that differ from what visitors see, None where nobody typed one.
    `approved` approved the same revision before; whoever may no longer approve does not count. Each value needs one
    who approves and is not its author.

    Raises ApprovalRefusedError where the approval would change nothing.
    """
    if by not in approvers:
        raise ApprovalRefusedError("You may not approve: ask a member who may.")
    before = set(approved) & set(approvers)
    open_before, still_open = _uncovered(authors, before), _uncovered(authors, before | {by})
    if not still_open:
        return Verdict.COMPLETE
    if not needs_two and set(approvers) == {by}:
        return Verdict.ALONE
    if open_before == still_open:
        raise ApprovalRefusedError("You entered this yourself: another member approves it.")
    return Verdict.IN_PART


def _uncovered(authors: Collection[str | None], approved: Collection[str]) -> set[str | None]:
    return {author for author in authors if not any(name != author for name in approved)}


@dataclass(frozen=True)
class Approver:
    """Who approves, and the names of all who may: `approvers` as the request found them, `read_anew` those of now."""

    actor: Actor
    approvers: Collection[str]
    read_anew: ReadApprovers


@dataclass(frozen=True)
class Approval:
    """What a member is about to approve; `at` is the moment that is kept, `authors` are those `decide` asks for."""

    edition: EditionRecord
    authors: Collection[str | None]
    by: Approver
    at: datetime
    needs_two: bool

    def verdict(self) -> Verdict:
        """Return what it comes to by now. Raises ApprovalRefusedError."""
        return self._decide(self.by.approvers)

    def values(self, connection: Connection, expected: Verdict) -> dict[str, object]:
        """Return what the edition's row says of it; to judge took seconds, in which a permission may have ended.

        Raises ApprovalRefusedError, and EditionConflictError where it comes to something else than `expected` by now.
        """
        if self._decide(self.by.read_anew(connection)) is not expected:
            raise EditionConflictError(CHANGED_MEANWHILE)
        name = self.by.actor.name
        approvals = (*(one for one in self.edition.approvals if one != name), name)
        if expected is Verdict.IN_PART:
            return {"approvals": approvals}
        is_alone = expected is Verdict.ALONE
        return {"approvals": approvals, "approved_by": name, "approved_at": self.at, "approved_alone": is_alone}

    def _decide(self, approvers: Collection[str]) -> Verdict:
        return decide(
            self.authors,
            by=self.by.actor.name,
            approved=self.edition.approvals,
            approvers=approvers,
            needs_two=self.needs_two,
        )
