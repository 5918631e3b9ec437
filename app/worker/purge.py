"""Deletes queries whose retention time is over. Where several machines do so, the later finds nothing left."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from app.database.extensions import utc_now
from app.desk.publishing.uploads import purge_uploads
from app.forms.declared import FORMS
from app.members.audit.store import Action, record
from app.queries.retention import moment_before, purge_detail
from app.queries.search import QueryFilter
from app.queries.store import count_older, count_queries, purge_queries

WORKER = "worker"
FEW = 10
LARGEST_SHARE = 10
"""Deleting more than a tenth of all queries, or all of them, is no normal day's work: a clock or a setting is wrong."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Purge:
    """`retention_months` is how long queries are kept."""

    retention_months: int
    now: Callable[[], datetime] = utc_now

    def run(self) -> None:
        """Delete queries past their time, and pictures that nothing uses."""
        now = self.now()
        self._purge(now)
        if pictures := purge_uploads(now):
            _log.info("unused pictures purged", extra={"count": pictures})

    def _purge(self, now: datetime) -> None:
        age = f"{self.retention_months}m"
        before = moment_before(age, now)
        found = count_older(before)
        count = sum(found.values())
        if count == 0:
            return
        stored = sum(count_queries(form, QueryFilter()) for form in FORMS)
        if count >= stored or (count > FEW and count * LARGEST_SHARE > stored):
            reason = "all queries, or more than a tenth. If the clock is right, run `flask queries purge --yes`"
            _log.error("purge not done", extra={"count": count, "stored": stored, "reason": reason})
            return
        # The record comes first: nothing is deleted without a record.
        record(Action.PURGE, at=now, username=None, address=WORKER, detail=purge_detail(found, age))
        purge_queries(before)
        _log.info("queries purged", extra={"count": count})
