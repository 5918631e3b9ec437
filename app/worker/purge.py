"""Deletes queries whose retention time is over. If several machines do so, the later one finds nothing left."""

import logging
from datetime import datetime

from app.configuration.command_name import site_command
from app.forms.declared import FORMS
from app.members.audit_log import Action, record
from app.queries.query_store import count_older, count_queries, purge_queries
from app.queries.retention import moment_before, purge_detail
from app.queries.search import QueryFilter

WORKER = "worker"
FEW = 10
LARGEST_SHARE = 0.1
"""More than a tenth of all queries, or all of them, are too many to delete: a clock or a setting must be wrong."""

_log = logging.getLogger(__name__)


def purge_old_queries(retention_months: int, now: datetime) -> None:
    """Delete the queries older than `retention_months`; leave an unusual amount to an operator."""
    age = f"{retention_months}m"
    before = moment_before(age, now)
    found = count_older(before)
    count = sum(found.values())
    if count == 0:
        return
    stored = sum(count_queries(form, QueryFilter()) for form in FORMS)
    if count >= stored or (count > FEW and count > LARGEST_SHARE * stored):
        command = site_command("queries purge --yes")
        reason = f"it would delete all queries, or more than a tenth. If the clock is right, run `{command}`"
        _log.error("purge not done", extra={"count": count, "stored": stored, "reason": reason})
        return
    # The record comes first: nothing is deleted without a record.
    record(Action.PURGE, at=now, email=None, origin=WORKER, detail=purge_detail(found, age))
    purge_queries(before)
    _log.info("queries purged", extra={"count": count})
