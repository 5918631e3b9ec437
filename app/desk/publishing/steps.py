"""A step of an edition: the change of its row and its audit record, in one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select, update

from app.desk.publishing.models import ContentEdition
from app.desk.publishing.records import EditionConflictError, EditionRecord, State
from app.desk.publishing.rows import COLUMNS, read_editions
from app.members.audit.store import Action, record_within

CHANGED_MEANWHILE = "Someone else changed this meanwhile: load it again."


@dataclass(frozen=True)
class Actor:
    """Who takes a step: a member with a network address, or the worker."""

    name: str
    address: str


@dataclass(frozen=True)
class Step:
    """A step: what happens to an edition, by whom and when. `why` has the reasons, a line each."""

    action: Action
    by: Actor
    at: datetime
    why: Sequence[str] = ()


def lock_edition(connection: Connection, edition: EditionRecord) -> None:
    """Lock an edition's row until the transaction ends; in SQLite this locks the whole database.

    Raises EditionConflictError if its revision or state has changed.
    """
    _change(connection, edition.id, edition.revision, of=edition.state, values={"revision": edition.revision})


def take_step(
    connection: Connection, step: Step, edition_id: str, revision: int, *, of: State, values: dict[str, Any]
) -> EditionRecord:
    """Change an edition; return its new state. Raises EditionConflictError if its revision or state has changed."""
    _change(connection, edition_id, revision, of=of, values={**values, "revision": revision + 1})
    return record_step(connection, step, edition_id)


def record_step(connection: Connection, step: Step, edition_id: str) -> EditionRecord:
    """Record a step in the audit; return the edition after it."""
    [edition] = read_editions(connection, select(*COLUMNS).where(ContentEdition.id == edition_id))
    record_within(
        connection,
        step.action,
        at=step.at,
        username=step.by.name,
        address=step.by.address,
        detail=step_detail(edition),
    )
    return edition


def step_detail(edition: EditionRecord) -> str:
    """Return the audit's description of an edition."""
    number = "" if edition.number is None else f", number {edition.number}"
    alone = ", alone" if edition.approved_alone else ""
    return f"{edition.kind} {edition.subject}{number}, {edition.id}{alone}"


def _change(connection: Connection, edition_id: str, revision: int, *, of: State, values: dict[str, Any]) -> None:
    mine = (ContentEdition.id == edition_id, ContentEdition.revision == revision, ContentEdition.state == of)
    if not connection.execute(update(ContentEdition).where(*mine).values(values)).rowcount:
        raise EditionConflictError(CHANGED_MEANWHILE)
