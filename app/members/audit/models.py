"""An audit record as a row. Imported by `store.py` alone."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime

USERNAME_LENGTH = 254
DETAIL_LENGTH = 100


class AuditRecord(Model):
    """Who did what, when and from which address. It names no visitor; members stay named after they are gone."""

    __tablename__ = "staff_audit"

    id: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    action: Mapped[str] = mapped_column(String(30))
    username: Mapped[str | None] = mapped_column(String(USERNAME_LENGTH))
    address: Mapped[str] = mapped_column(String(64))
    detail: Mapped[str] = mapped_column(String(DETAIL_LENGTH))

    __table_args__ = (Index("ix_staff_audit_action_at", "action", "at"),)
