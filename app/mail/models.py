"""Mail and the worker's heartbeat as rows."""

from datetime import datetime

from sqlalchemy import JSON, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.database.extensions import Model, UtcDateTime
from app.mail.records import FACTS_OF_KIND, PERIOD_LENGTH, EventFacts

REASON_LENGTH = 200


class QueuedMail:
    """The delivery columns of every mail.

    `state` is a MailState. `queued_at` is when it began to wait, `settled_at` when it was sent or given up. The worker
    `leased_by` has it until `leased_until`.
    """

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    state: Mapped[str] = mapped_column(String(10))
    queued_at: Mapped[datetime] = mapped_column(UtcDateTime)
    next_attempt_at: Mapped[datetime] = mapped_column(UtcDateTime)
    attempts: Mapped[int]
    leased_by: Mapped[str | None] = mapped_column(String(32))
    leased_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    settled_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    reason: Mapped[str | None] = mapped_column(String(REASON_LENGTH))


class QueryMail(QueuedMail, Model):
    """The mail of a query, deleted together with it."""

    __tablename__ = "outbox_mail"
    __table_args__ = (Index("ix_outbox_mail_state_next_attempt_at", "state", "next_attempt_at"),)

    query_id: Mapped[str] = mapped_column("lead_id", ForeignKey("lead.id", ondelete="CASCADE"), unique=True)
    list_name: Mapped[str] = mapped_column("section", String(10))
    # No longer used; the previous release, which may still run, writes it.
    told: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    suspected: Mapped[bool]
    query_at: Mapped[datetime] = mapped_column(UtcDateTime)

    @property
    def made_at(self) -> datetime:
        """When its query came."""
        return self.query_at


class EventMail(QueuedMail, Model):
    """A mail about anything but a query.

    `kind` is an EventKind; there is one of each kind in a `period`. A period is a week ("2026-W48"), or the digest of a
    single event. `facts` are its facts as JSON. It has its own table because the previous release, which may still run,
    knows only mail of queries.
    """

    __tablename__ = "outbox_notice"
    __table_args__ = (
        Index("ix_outbox_notice_state_next_attempt_at", "state", "next_attempt_at"),
        UniqueConstraint("kind", "period", name="uq_outbox_notice_kind_period"),
    )

    kind: Mapped[str] = mapped_column(String(10))
    period: Mapped[str] = mapped_column(String(PERIOD_LENGTH))
    made_at: Mapped[datetime] = mapped_column(UtcDateTime)
    facts: Mapped[str] = mapped_column(Text)

    @property
    def query_id(self) -> None:
        """It is about no query."""

    def read_facts(self) -> EventFacts:
        """Return the facts stored when it was queued."""
        return FACTS_OF_KIND[self.kind].model_validate_json(self.facts)


MailTable = type[QueryMail] | type[EventMail]
MAIL_TABLES: tuple[MailTable, ...] = (QueryMail, EventMail)


class WorkerHeartbeat(Model):
    """When a worker was last seen alive: one row for all machines."""

    __tablename__ = "worker_heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime)
