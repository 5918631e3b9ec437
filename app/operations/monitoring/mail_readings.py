"""The outbox, and when the worker was last seen."""

import math
from datetime import UTC, datetime

from app.mail.condition import mail_condition
from app.operations.monitoring.reading import Reading


def read_mail(*, is_configured: bool) -> list[Reading]:
    """Read the outbox and the heartbeat; one that was never seen is +Inf old. Raises SQLAlchemyError."""
    now = datetime.now(UTC)
    found = mail_condition(now, is_configured=is_configured)
    seen_at, waited_minutes = found.last_seen_at, found.oldest_waiting_minutes
    heartbeat_s = math.inf if seen_at is None else max(0.0, (now - seen_at).total_seconds())
    return [
        Reading("site_mail_configured", "1 where staff get a mail of each query, else 0", float(is_configured)),
        Reading("site_mail_waiting", "Mails that wait to be sent", found.waiting),
        Reading("site_mail_oldest_waiting_seconds", "How long the oldest of them waits", (waited_minutes or 0.0) * 60),
        Reading("site_mail_dead_letters", "Mails that were given up", found.dead_letters),
        Reading("site_worker_heartbeat_age_seconds", "Since a worker was last seen; +Inf if never", heartbeat_s),
    ]
