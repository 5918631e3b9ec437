"""Queues a weekly mail that names strategies whose stated figures are old; one mail for all machines."""

import logging
from collections.abc import Iterable
from datetime import datetime

from app.content.calendar import IST, OLD_AFTER_DAYS
from app.content.snapshots.facts import StrategyFigures, to_be_renewed
from app.database.extensions import db
from app.mail.outbox import queue_event_mail
from app.mail.records import DatedFigures, OldFiguresFacts

_log = logging.getLogger(__name__)


def queue_figures_mail(figures: Iterable[StrategyFigures], now: datetime) -> None:
    """Queue the mail if any figures are old and no machine has done so in this week of the calendar."""
    today = now.astimezone(IST).date()
    late = to_be_renewed(figures, today)
    if not late:
        return
    named = [DatedFigures(name=one.figures.name, as_on=one.as_on, age_days=one.age_days) for one in late]
    year, week, _ = today.isocalendar()
    with db.engine.begin() as connection:
        facts = OldFiguresFacts(limit_days=OLD_AFTER_DAYS, strategies=named)
        if queue_event_mail(connection, f"{year}-W{week:02}", facts, now):
            _log.info("mail of old figures queued", extra={"count": len(late)})
