"""A query as a row. Only the modules of its store import it."""

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime


class Query(Model):
    """One query.

    `details` has the fields that only its form asks for, None if there are none. `search_text` is folded for search;
    `idempotency_key` is None for a query sent without one.
    """

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
