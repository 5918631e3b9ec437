"""Mails about steps of editions, to approvers and authors."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from app.content.editions.published import Kind
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.steps import Step
from app.desk.publishing.two_persons.approval import ReadApprovers
from app.mail.records import PERIOD_LENGTH, EditionEvent, EditionStep, RefusedEdition
from app.mail.store import queue_notice
from app.members.audit.store import Action

MOST_FAULTS = 10
_EVENTS: Mapping[Action, EditionEvent] = {
    Action.EDITION_PROPOSED: "proposed",
    Action.EDITION_APPROVED_IN_PART: "approved in part",
    Action.EDITION_SENT_BACK: "sent back",
    Action.EDITION_APPROVED: "scheduled",
    Action.EDITION_PUBLISHED: "published",
}


@dataclass(frozen=True)
class EditionNotifications:
    """`name_of` returns what staff call a subject, `approvers` who may approve."""

    name_of: Callable[[Kind, str], str]
    approvers: ReadApprovers

    def queue(self, edition: EditionRecord, step: Step, connection: Connection) -> None:
        """Queue the mail within the transaction of the step; the member who took the step gets none.

        `edition` is its state before the step. Approvers get mail of all steps except *sent back*, which goes to the
        authors.
        """
        event, by = _EVENTS[step.action], step.by.name
        authors = {*edition.authors, edition.created_by}
        approvers = set() if event == "sent back" else set(self.approvers(connection))
        interested = approvers if event in ("proposed", "approved in part") else authors | approvers
        recipients = sorted(interested - {by})
        if not recipients:
            return
        facts = EditionStep(
            event=event,
            edition_id=edition.id,
            edition_kind=edition.kind,
            subject=edition.subject,
            name=self.name_of(edition.kind, edition.subject),
            as_on=edition.as_on,
            by=by,
            brings_back=edition.again_of is not None,
            recipients=recipients,
        )
        queue_notice(connection, _key(edition), facts, step.at)

    def queue_refusal(self, connection: Connection, edition: EditionRecord, why: Sequence[str], at: datetime) -> None:
        """Queue the mail about a scheduled edition that is a draft again; `edition` is its state before."""
        facts = RefusedEdition(
            edition_id=edition.id,
            edition_kind=edition.kind,
            subject=edition.subject,
            name=self.name_of(edition.kind, edition.subject),
            as_on=edition.as_on,
            publish_at=edition.publish_at or at,
            approved_by=str(edition.approved_by),
            recipients=sorted({*self.approvers(connection), *edition.authors}),
            faults=list(why[:MOST_FAULTS]),
            more_faults=max(len(why) - MOST_FAULTS, 0),
        )
        queue_notice(connection, _key(edition), facts, at)


def _key(edition: EditionRecord) -> str:
    """Return a key of an edition's step: each revision takes one. Hashed, because it would exceed a period's length."""
    return hashlib.sha256(f"{edition.id}-{edition.revision}".encode()).hexdigest()[:PERIOD_LENGTH]
