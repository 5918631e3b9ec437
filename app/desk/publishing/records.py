"""Editions as the rest of the application uses them, their states and the steps between these."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Any

from app.content.editions.published import Kind
from app.members.audit_log import Action

SUBJECT_LENGTH = 80
NAME_LENGTH = 254
MOST_REVISIONS = 2**31 - 1
WHY_LENGTH = 600


class State(StrEnum):
    """The state of an edition. Only a draft can be changed."""

    DRAFT = "draft"
    PROPOSED = "proposed"
    SCHEDULED = "scheduled"
    PUBLISHED = "published"
    DISCARDED = "discarded"


OPEN_STATES = (State.DRAFT, State.PROPOSED, State.SCHEDULED)


@dataclass(frozen=True)
class EditionRecord:
    """An edition without its data; `authors` are sorted, `approvals` are of this revision, in order."""

    id: str
    kind: Kind
    subject: str
    state: State
    revision: int
    number: int | None
    sequence: int | None
    as_on: date | None
    original_digest: str
    again_of: int | None
    why: str | None
    created_by: str
    changed_by: str
    changed_at: datetime
    proposed_by: str | None
    proposed_at: datetime | None
    approved_by: str | None
    approved_alone: bool
    publish_at: datetime | None
    published_at: datetime | None
    approvals: tuple[str, ...]
    previews_ended_at: datetime | None
    authors: tuple[str, ...] = ()


@dataclass(frozen=True)
class NewEdition:
    """A new draft. `data` None brings back the original values, `again_of` a publication by its number, 0 for these."""

    kind: Kind
    subject: str
    as_on: date | None
    data: dict[str, Any] | None
    original_digest: str
    again_of: int | None = None
    why: str | None = None


@dataclass(frozen=True)
class Actor:
    """Who takes a step: a member at an IP address, or the worker in a member's name. `name` is for colleagues."""

    email: str
    ip_address: str
    name: str = ""


@dataclass(frozen=True)
class EditionStep:
    """A step: what happens to an edition, by whom and when. `why` has the reasons, a line each."""

    action: Action
    by: Actor
    at: datetime
    why: Sequence[str] = ()


class EditionConflictError(Exception):
    """Somebody else was first, or the edition's state does not allow the step. The message says which."""
