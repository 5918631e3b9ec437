"""Who may approve an edition: decided before judging, and again in the transaction that stores the approval."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy import Connection

from app.desk.publishing.records import EditionConflictError, EditionRecord
from app.desk.publishing.steps import CHANGED_MEANWHILE, Actor

ReadApprovers = Callable[[Connection], Collection[str]]
"""Returns the names of all approvers and locks them until the transaction ends."""


class ApprovalRefusedError(Exception):
    """This member may not approve this edition. The message says why."""


class Verdict(StrEnum):
    """The effect of one approval: the edition is complete, published by this member alone, or needs more approvals."""

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
    """Return the effect of a member's approval.

    `authors` are the last authors of all values that differ from the published ones, None for a value nobody typed.
    `approved` approved the same revision before; those without the permission no longer count. Each value needs an
    approver other than its author. Raises ApprovalRefusedError if the approval would change nothing.
    """
    if by not in approvers:
        raise ApprovalRefusedError("You may not approve. Ask a member who may.")
    before = set(approved) & set(approvers)
    open_before, still_open = _uncovered(authors, before), _uncovered(authors, before | {by})
    if not still_open:
        return Verdict.COMPLETE
    if not needs_two and set(approvers) == {by}:
        return Verdict.ALONE
    if open_before == still_open:
        raise ApprovalRefusedError("You entered this. Another member must approve it.")
    return Verdict.IN_PART


def _uncovered(authors: Collection[str | None], approved: Collection[str]) -> set[str | None]:
    return {author for author in authors if not any(name != author for name in approved)}


@dataclass(frozen=True)
class Approver:
    """The approving member and all who may approve: `approvers` as first read, `read_anew` reads them again."""

    actor: Actor
    approvers: Collection[str]
    read_anew: ReadApprovers


@dataclass(frozen=True)
class Approval:
    """A pending approval; `at` is the moment to store, `authors` are the input of `decide`."""

    edition: EditionRecord
    authors: Collection[str | None]
    by: Approver
    at: datetime
    needs_two: bool

    def verdict(self) -> Verdict:
        """Return its current effect. Raises ApprovalRefusedError."""
        return self._decide(self.by.approvers)

    def values(self, connection: Connection, expected: Verdict) -> dict[str, object]:
        """Return the values for the edition's row.

        Approvers are read again, because judging takes seconds and a permission may have ended. Raises
        ApprovalRefusedError, and EditionConflictError if the effect is no longer `expected`.
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
