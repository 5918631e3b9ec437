"""Queues a weekly mail that names strategies whose stated figures are old; one mail for all machines."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from app.content.calendar import IST, RENEWED_WITHIN_DAYS
from app.content.snapshots.facts import StrategyFigures, to_be_renewed
from app.database.extensions import db, utc_now
from app.mail.records import DatedFigures, OldFigures
from app.mail.store import queue_notice

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class FiguresNotice:
    """`figures` returns the strategies' figures as this machine's site shows them; nothing if it shows none yet."""

    figures: Callable[[], Sequence[StrategyFigures]]
    now: Callable[[], datetime] = utc_now

    def run(self) -> None:
        """Queue the mail if any figures are old and no machine has done so in this week of the calendar."""
        now = self.now()
        today = now.astimezone(IST).date()
        late = to_be_renewed(self.figures(), today)
        if not late:
            return
        named = [DatedFigures(name=one.figures.name, as_on=one.as_on, age_days=one.age_days) for one in late]
        facts = OldFigures(limit_days=RENEWED_WITHIN_DAYS, strategies=named)
        year, week, _ = today.isocalendar()
        with db.engine.begin() as connection:
            is_queued = queue_notice(connection, f"{year}-W{week:02}", facts, now)
        if is_queued:
            _log.info("mail of old figures queued", extra={"count": len(late)})
