"""Who may approve an edition: asked before it is judged, and once more in the transaction that rests on the answer."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from app.publishing.records import EditionRecord
from app.publishing.steps import Actor


class ApprovalRefusedError(Exception):
    """This member may not approve this edition. The message says why."""


@dataclass(frozen=True)
class Approver:
    """Who approves, and the names of all who may: `approvers` as the request found them, `read_anew` those of now."""

    actor: Actor
    approvers: Collection[str]
    read_anew: Callable[[Connection], Collection[str]]

    @property
    def may_approve(self) -> bool:
        """Whether this one is among them."""
        return self.actor.name in self.approvers


@dataclass(frozen=True)
class Approval:
    """What a member is about to approve; `at` is the moment that is kept."""

    edition: EditionRecord
    by: Approver
    at: datetime

    def check(self) -> None:
        """Refuse what is refused by now. Raises ApprovalRefusedError."""
        self._is_alone(self.by.approvers)

    def values(self, connection: Connection) -> dict[str, object]:
        """Return what the edition's row says of it; to judge took seconds, in which a permission may have ended.

        Raises ApprovalRefusedError.
        """
        is_alone = self._is_alone(self.by.read_anew(connection))
        return {"approved_by": self.by.actor.name, "approved_at": self.at, "approved_alone": is_alone}

    def _is_alone(self, approvers: Collection[str]) -> bool:
        """Return whether the member approves what it entered as well, because nobody may who did not.

        Where all who may approve have entered something, whoever proposed it leaves it to another one.
        """
        name, authors = self.by.actor.name, self.edition.authors
        if name not in approvers:
            raise ApprovalRefusedError("You may not approve: ask a member who may.")
        if name not in authors:
            return False
        others = set(approvers) - {name}
        if others - set(authors):
            raise ApprovalRefusedError("You entered this yourself: another member approves it.")
        if others and self.edition.proposed_by == name:
            raise ApprovalRefusedError("You proposed this yourself: another member approves it.")
        return True
