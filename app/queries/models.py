"""A query: its row, and its ids."""

import hashlib
import json
import secrets
from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime
from app.forms.declaration import COMMON, Form
from app.forms.declared import FORM_OF_KIND

_TIME_BYTES = 6
_RANDOM_BYTES = 6


class Query(Model):
    """One query. Times are in UTC; `seen_at` is when staff first opened it.

    `details` has the fields that only its form asks for, None if there are none. `suspicion` is a short reason, None
    for an ordinary query. `idempotency_key` is None for a query sent without one. `search_text` is folded for search.
    """

    # The name of the table and of its indexes is older than the word; a new one would cost a migration.
    __tablename__ = "lead"
    __table_args__ = (
        # Counting a list uses the smallest index with its kind.
        Index("ix_lead_kind", "kind"),
        Index("ix_lead_kind_created_at_id", "kind", "created_at", "id"),
        # The dashboard's totals need only this index.
        Index("ix_lead_kind_seen_at", "kind", "seen_at"),
    )

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(200))
    email: Mapped[str] = mapped_column(String(254))
    phone: Mapped[str] = mapped_column(String(16))
    message: Mapped[str | None] = mapped_column(Text)
    details: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    seen_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    suspected: Mapped[bool]
    suspicion: Mapped[str | None] = mapped_column(String(100))
    notice_version: Mapped[str | None] = mapped_column(String(40))
    consented_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    via: Mapped[str] = mapped_column(String(10))
    idempotency_key: Mapped[str | None] = mapped_column(String(220), unique=True)
    body_digest: Mapped[str] = mapped_column(String(64))
    search_text: Mapped[str] = mapped_column(Text)

    @property
    def form(self) -> Form:
        """The form it was sent with."""
        return FORM_OF_KIND[self.kind]

    def value(self, name: str) -> str:
        """Return the value of a field, an empty text if there is none."""
        value: str | None = getattr(self, name) if name in COMMON else (self.details or {}).get(name)
        return value or ""


def new_query_id(now: datetime) -> str:
    """Return 24 hex digits: 48 bits of milliseconds, so ids sort by time, and 48 random bits."""
    return f"{int(now.timestamp() * 1000):0{_TIME_BYTES * 2}x}{secrets.token_hex(_RANDOM_BYTES)}"


def body_digest(query: Query) -> str:
    """Return a digest of form and fields, without anything that a retry may change."""
    content: list[object] = [query.kind, query.name, query.email, query.phone, query.message]
    # Queries stored before forms had fields of their own used this spelling.
    own = [query.details] if query.details else []
    return hashlib.sha256(json.dumps([*content, *own], sort_keys=True).encode()).hexdigest()
