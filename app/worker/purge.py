"""Deletes queries whose retention time is over, once a day for all machines together."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from app.desk.publishing.uploads import purge_uploads
from app.forms.declared import FORMS
from app.members.audit.store import Action, record
from app.operations.machines.leases import finish_job, release_lease, take_lease
from app.queries.lists.search import QueryFilter
from app.queries.retention import moment_before
from app.queries.store import count_queries, purge_queries

JOB = "purge"
LEASE = timedelta(hours=1)
EVERY = timedelta(days=1)
WORKER = "worker"
FEW = 10
LARGEST_SHARE = 10
"""Deleting more than a tenth of all queries, or all of them, is no normal day's work: a clock or a setting is wrong."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Purge:
    """`retention_months` is how long queries are kept. `report_progress` is called during the work."""

    retention_months: int
    holder: str
    report_progress: Callable[[], None]
    now: Callable[[], datetime] = lambda: datetime.now(UTC)

    def run_if_due(self) -> None:
        """Delete queries past their time, unless a machine did so today.

        After a failure, any machine tries again later.
        """
        now = self.now()
        if not take_lease(JOB, self.holder, now, duration=LEASE, every=EVERY):
            return
        try:
            self._purge(now)
            pictures = purge_uploads(now)
        except BaseException:
            release_lease(JOB, self.holder)
            raise
        finish_job(JOB, self.holder, self.now())
        if pictures:
            _log.info("unused pictures purged", extra={"count": pictures})

    def _purge(self, now: datetime) -> None:
        before = moment_before(f"{self.retention_months}m", now)
        found = purge_queries(before, dry_run=True)
        count = sum(found.values())
        if count == 0:
            return
        kept = sum(count_queries(form, QueryFilter()) for form in FORMS)
        if count == kept or (count > FEW and count * LARGEST_SHARE > kept):
            reason = "all, or more than a tenth: is the clock right? then `flask queries purge --yes`"
            _log.error("purge not done", extra={"count": count, "of": kept, "reason": reason})
            return
        # The record comes first: nothing is deleted without a record.
        detail = ", ".join(f"{kind} {number}" for kind, number in found.items())
        detail = f"{detail}, older than {self.retention_months}m"
        record(Action.PURGE, at=now, username=None, address=WORKER, detail=detail)
        purge_queries(before, dry_run=False, report_progress=self.report_progress)
        _log.info("queries purged", extra={"count": count})
