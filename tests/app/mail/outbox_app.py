"""The outbox with the query room, a clock that tests can turn, and a worker's delivery."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select

from app.configuration.addresses import SmtpAddress
from app.database.extensions import db
from app.mail.condition import MailCondition, mail_condition
from app.mail.delivery import Delivery
from app.mail.mail_settings import MailSettings
from app.mail.models import EventMail, QueryMail
from app.mail.outbox import lease
from app.queries.query_store import save_query
from tests.app.queries.new_queries import NOON_IN_INDIA, new_query
from tests.waiting import LIMIT_S

ORIGIN = "https://www.example.in"
SENDER = "notices@example.in"
OFFICE = "office@example.in"
QUICK_S = 0.3


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOON_IN_INDIA

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)


def mail_to(url: str, *recipients: str) -> MailSettings:
    return MailSettings(SmtpAddress.from_url(url), SENDER, recipients or (OFFICE,), ORIGIN)


def queue(*, minutes_ago: float = 0, **changes: Any) -> str:
    """Store a query whose mail waits; return the query's id."""
    return save_query(new_query(**changes, at=NOON_IN_INDIA - timedelta(minutes=minutes_ago)), queues_mail=True).id


def delivery(url: str, clock: Clock, **changes: Any) -> Delivery:
    """A worker's delivery."""
    values: dict[str, Any] = {
        "settings": mail_to(url),
        "worker_id": "worker-a",
        "report_progress": lambda: None,
        "is_stopping": lambda: False,
        "now": clock,
        "answer_limit_s": LIMIT_S,
    }
    return Delivery(**(values | changes))


def rows() -> list[QueryMail]:
    """All mail, the oldest query first."""
    with db.session() as session:
        return list(session.scalars(select(QueryMail).order_by(QueryMail.query_at, QueryMail.query_id)))


def only_row() -> QueryMail:
    [row] = rows()
    return row


def at(**ago: float) -> datetime:
    return (NOON_IN_INDIA - timedelta(**ago)).astimezone(UTC)


def lease_query_mail(worker_id: str = "worker-a", at: datetime = NOON_IN_INDIA) -> QueryMail:
    """Lease the mail of a query that is due."""
    mail = lease(QueryMail, worker_id, at)
    assert mail is not None
    return mail


def lease_event_mail(worker_id: str = "worker-a", at: datetime = NOON_IN_INDIA) -> EventMail:
    """Lease the mail of an event that is due."""
    mail = lease(EventMail, worker_id, at)
    assert mail is not None
    return mail


def condition(now: datetime = NOON_IN_INDIA) -> MailCondition:
    """The outbox of a site that sends mail."""
    return mail_condition(now, is_configured=True)
