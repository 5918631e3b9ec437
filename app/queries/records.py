"""Queries on their way into the store and out of it."""

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from app.forms.declaration import COMMON, Form
from app.queries.search import Position

_ID = re.compile("[0-9a-f]{24}")
_TIME_BYTES = 6
_RANDOM_BYTES = 6

Id = Annotated[str, Field(pattern=f"^{_ID.pattern}$")]
"""The id of a query, or of the mail about one, on the wire."""


class Via(StrEnum):
    """How a query reached the server: sent by the form's script, as a plain form post, or by another program."""

    SCRIPT = "script"
    FORM = "form"
    API = "api"


@dataclass(frozen=True)
class _FilledIn:
    """A visitor's input: the fields that forms share, empty if a form does not ask for them; `details` has the rest."""

    form: Form
    name: str
    email: str
    phone: str
    message: str | None
    details: Mapping[str, str] = field(default_factory=dict, kw_only=True)

    def value(self, name: str) -> str:
        """Return the value of a field, an empty text if there is none."""
        value: str | None = getattr(self, name) if name in COMMON else self.details.get(name)
        return value or ""


@dataclass(frozen=True)
class NewQuery(_FilledIn):
    """A checked lead on its way into the store. `suspicion` is a short reason, None for an ordinary one."""

    suspicion: str | None
    notice_version: str | None
    via: Via
    idempotency_key: str | None


@dataclass(frozen=True)
class StoredQuery(_FilledIn):
    """A stored query. Times are in UTC; `seen_at` is when staff first opened it."""

    id: str
    created_at: datetime
    seen_at: datetime | None
    suspected: bool
    notice_version: str | None


@dataclass(frozen=True)
class Saved:
    """The result of saving: the query's id, and whether it was stored before under the same key."""

    id: str
    is_replay: bool


@dataclass(frozen=True)
class QueryPage:
    """One page of a list. `total` counts what the filter leaves; the next page begins behind `next_after`, if any."""

    records: Sequence[StoredQuery]
    total: int
    next_after: Position | None


def new_query_id(now: datetime) -> str:
    """Return 24 hex digits: 48 bits of milliseconds, so ids sort by time, and 48 random bits."""
    return f"{int(now.timestamp() * 1000):0{_TIME_BYTES * 2}x}{secrets.token_hex(_RANDOM_BYTES)}"


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id of a query, or of the mail about one."""
    return _ID.fullmatch(text) is not None


def body_digest(query: NewQuery) -> str:
    """Return a digest of form and fields, without anything that a retry may change."""
    content: list[object] = [query.form.kind, query.name, query.email, query.phone, query.message]
    # Queries stored before forms had fields of their own used this spelling.
    own = [dict(query.details)] if query.details else []
    return hashlib.sha256(json.dumps([*content, *own], sort_keys=True).encode()).hexdigest()
