"""The outbox below the query room, a clock tests can turn, and a worker's sending."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select

from app.configuration.addresses import SmtpAddress
from app.database.extensions import db
from app.mail.delivery import Delivery
from app.mail.models import OutboxMail
from app.mail.route import MailRoute
from app.queries.store import save_query
from tests.app.queries.new_queries import NOON_IN_INDIA, new_query
from tests.waiting import LIMIT_S

ORIGIN = "https://www.example.in"
SENDER = "notices@example.in"
OFFICE = "office@example.in"
QUICK_S = 0.3


class Clock:
    """The time as the test wants it."""

    def __init__(self) -> None:
        self.now = NOON_IN_INDIA

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **duration: float) -> None:
        self.now += timedelta(**duration)


def route_to(url: str, *recipients: str) -> MailRoute:
    return MailRoute(SmtpAddress.from_url(url), SENDER, recipients or (OFFICE,), ORIGIN)


def queue(*, minutes_ago: float = 0, **changes: Any) -> str:
    """Keep a query whose mail waits; return the query's id."""
    return save_query(new_query(**changes, at=NOON_IN_INDIA - timedelta(minutes=minutes_ago)), queues_mail=True).id


def delivery(url: str, clock: Clock, **changes: Any) -> Delivery:
    """A worker that forgets no wait: its delays are neither shortened nor stretched."""
    values: dict[str, Any] = {
        "route": route_to(url),
        "worker_id": "worker-a",
        "report_progress": lambda: None,
        "is_stopping": lambda: False,
        "now": clock,
        "jitter": lambda _shortest, _longest: 1.0,
        "answer_limit_s": LIMIT_S,
    }
    return Delivery(**(values | changes))


def rows() -> list[OutboxMail]:
    """All mail, the oldest query first."""
    with db.session() as session:
        return list(session.scalars(select(OutboxMail).order_by(OutboxMail.query_at, OutboxMail.query_id)))


def only_row() -> OutboxMail:
    [row] = rows()
    return row


def at(**ago: float) -> datetime:
    return (NOON_IN_INDIA - timedelta(**ago)).astimezone(UTC)
