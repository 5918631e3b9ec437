"""The mail about a scheduled edition that was not published at its moment, and the reason."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from app.content.editions.published import Kind
from app.content.snapshots.candidate import Finding
from app.content.snapshots.snapshot_file import SnapshotGone
from app.content.snapshots.snapshot_store import SnapshotStore
from app.desk.editions.places import place_in_words
from app.desk.publishing.records import EditionRecord
from app.desk.publishing.two_persons.approval import ReadApprovers
from app.mail.notices import queue_notice
from app.mail.records import PERIOD_LENGTH, RefusedEdition

MOST_FAULTS = 10
MOST_CHARACTERS = 300
NOTHING_THERE = "The content folder no longer has anything under this name."


@dataclass(frozen=True)
class RefusalNotice:
    """`name_of` returns what staff call a subject, such as a strategy's name; `approvers` returns who may approve."""

    name_of: Callable[[Kind, str], str]
    approvers: ReadApprovers

    def queue(self, connection: Connection, edition: EditionRecord, why: Sequence[str], at: datetime) -> None:
        """Queue the mail in the transaction that makes the edition a draft again; `edition` is its state before."""
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
        # An edition may be refused again, but each revision only once. The key is hashed, because both together are
        # longer than a period.
        refusal = hashlib.sha256(f"{edition.id}-{edition.revision}".encode()).hexdigest()
        queue_notice(connection, refusal[:PERIOD_LENGTH], facts, at)


def fault_in_words(fault: Finding) -> str:
    """Return one line: the place in the edition as the desk names it, and what is wrong."""
    row = None if fault.row is None else f"row {fault.row + 1}"
    steps = [step for step in (fault.dataset, row, fault.column, *fault.field.split(".")) if step]
    where = place_in_words([int(step) if step.isdecimal() else step for step in steps])
    line = " ".join(f"{where}: {fault.message}".split()) if where else " ".join(fault.message.split())
    return line if len(line) <= MOST_CHARACTERS else f"{line[: MOST_CHARACTERS - 2]} …"


def name_on_site(snapshots: SnapshotStore, kind: Kind, subject: str) -> str:
    """Return this machine's name for a subject. If the site cannot be read, return the subject's name in files."""
    try:
        snapshot = snapshots.last_good()
        return subject if snapshot is None else snapshot.desk_subject(kind, subject).title
    except (KeyError, SnapshotGone, OSError):
        return subject
