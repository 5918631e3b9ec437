"""The mail that tells of a step of an edition: those who may approve, and those who entered something."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from app.content.editions.published import Kind
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.two_persons.approval import ReadApprovers
from app.mail.notices import queue_notice
from app.mail.records import PERIOD_LENGTH, EditionEvent, EditionStep


@dataclass(frozen=True)
class EditionNotifications:
    """`name_of` returns what staff call a subject, `approvers` who may approve."""

    name_of: Callable[[Kind, str], str]
    approvers: ReadApprovers

    def queue(self, connection: Connection, edition: EditionRecord, event: EditionEvent, by: str, at: datetime) -> None:
        """Queue the mail within the transaction of the step; whoever took it is not told of it.

        `edition` is as it was before. Who may approve learns of all steps but *sent back*, which is for its authors.
        """
        authors = {*edition.authors, edition.created_by}
        approvers = set() if event == "sent back" else set(self.approvers(connection))
        told = approvers if event in ("proposed", "approved in part") else authors | approvers
        recipients = sorted(told - {by})
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
        # A revision takes one step. Hashed, for both together are longer than a period.
        step = hashlib.sha256(f"{edition.id}-{edition.revision}".encode()).hexdigest()
        queue_notice(connection, step[:PERIOD_LENGTH], facts, at)
