"""What passes the store's door."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from app.outbox.query_kinds import QueryKind

LEASE = timedelta(minutes=5)
"""How long a worker has a mail to itself: longer than a worker without progress is left alive."""

KEPT_AFTER_SENDING = timedelta(days=30)
GIVE_UP_AFTER = timedelta(hours=24)


class MailState(StrEnum):
    """What became of a mail. A dead letter was given up and waits for a person."""

    WAITING = "waiting"
    SENT = "sent"
    DEAD = "dead"


@dataclass(frozen=True)
class ClaimedMail:
    """A mail in this worker's hand. `attempts` counts this one too; `queued_at` is when it began to wait."""

    id: str
    lead_id: str
    query_kind: QueryKind
    suspected: bool
    query_at: datetime
    queued_at: datetime
    attempts: int


@dataclass(frozen=True)
class DeadLetter:
    """A mail that was given up, and why, in words without any address."""

    id: str
    lead_id: str
    query_kind: QueryKind
    query_at: datetime
    failed_at: datetime
    attempts: int
    reason: str
