"""A step of an edition: its row changes and the audit tells of it, in one transaction or not at all."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select, update

from app.desk.publishing.models import ContentEdition
from app.desk.publishing.records import EditionConflictError, EditionRecord, State
from app.desk.publishing.rows import COLUMNS, read_editions
from app.members.audit.store import Action, record_within

CHANGED_MEANWHILE = "Someone else changed this meanwhile: load it again."


Within = Callable[[Connection], object]
"""What else is done in the transaction of a step."""


@dataclass(frozen=True)
class Actor:
    """Who takes a step, and from where: a member's address in the network, or the worker."""

    name: str
    address: str


@dataclass(frozen=True)
class Step:
    """What is done to an edition, by whom and when."""

    action: Action
    by: Actor
    at: datetime


def hold(connection: Connection, edition: EditionRecord) -> None:
    """Keep an edition as it was read until the transaction ends; in SQLite that keeps all else as it is, too.

    Raises EditionConflictError where it has another revision or state by now.
    """
    _change(connection, edition.id, edition.revision, of=edition.state, values={"revision": edition.revision})


def take_step(
    connection: Connection, step: Step, edition_id: str, revision: int, *, of: State, values: dict[str, Any]
) -> EditionRecord:
    """Change an edition; return it as it is then.

    Raises EditionConflictError where it has another revision or state by now.
    """
    _change(connection, edition_id, revision, of=of, values={**values, "revision": revision + 1})
    return record_step(connection, step, edition_id)


def record_step(connection: Connection, step: Step, edition_id: str) -> EditionRecord:
    """Let the audit tell of a step that was taken; return the edition as it is after it."""
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
    """Return what the audit says of an edition."""
    number = "" if edition.number is None else f", number {edition.number}"
    alone = ", alone" if edition.approved_alone else ""
    return f"{edition.kind} {edition.subject}{number}, {edition.id}{alone}"


def _change(connection: Connection, edition_id: str, revision: int, *, of: State, values: dict[str, Any]) -> None:
    mine = (ContentEdition.id == edition_id, ContentEdition.revision == revision, ContentEdition.state == of)
    if not connection.execute(update(ContentEdition).where(*mine).values(values)).rowcount:
        raise EditionConflictError(CHANGED_MEANWHILE)
