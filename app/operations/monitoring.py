"""`/metrics`: what web processes counted, and figures that are read at each scrape."""

import math
import shutil
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from http import HTTPStatus

from flask import Flask, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError
from typing_extensions import override

from app.configuration.settings import Settings
from app.mail.condition import mail_condition
from app.operations.database.backup import newest_age_s
from app.pages.context import PagesContext
from app.web.access import Access, open_to
from app.web.bounded_check import BoundedCheck
from app.web.metrics.counted import counted
from app.web.operator import Operator

STATES = ("ok", "degraded", "down")


def register_monitoring(
    app: Flask, settings: Settings, *, operator: Operator, pages: PagesContext, checks: Mapping[str, BoundedCheck]
) -> None:
    """Give the app the route. `checks` are those of `/readyz`."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Readings(settings, pages, checks))

    @app.get("/metrics")
    @open_to(Access.EVERYONE)
    def metrics() -> Response:
        if not operator.holds_token():
            refused = Response("401 Unauthorized\n", HTTPStatus.UNAUTHORIZED, content_type="text/plain; charset=utf-8")
            refused.headers["WWW-Authenticate"] = "Bearer"
            return refused
        return Response(generate_latest(counted()) + generate_latest(registry), content_type=CONTENT_TYPE_LATEST)


class _Readings(Collector):
    def __init__(self, settings: Settings, pages: PagesContext, checks: Mapping[str, BoundedCheck]) -> None:
        self._settings = settings
        self._pages = pages
        self._checks = checks

    @override
    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield _check_states(self._checks)
        yield from _page_readings(self._pages)
        yield from _disk_readings(self._settings)
        yield from _mail_readings()


def _check_states(checks: Mapping[str, BoundedCheck]) -> GaugeMetricFamily:
    for check in checks.values():
        check.begin()
    description = "1 for the state that `/readyz` reports for a check, 0 for the others"
    family = GaugeMetricFamily("site_check", description, labels=("check", "state"))
    for name, check in checks.items():
        health = check.outcome().health
        for state in STATES:
            family.add_metric((name, state), float(health == state))
    return family


def _page_readings(context: PagesContext) -> Iterator[GaugeMetricFamily]:
    snapshot, current = context.current.snapshot(), context.store.current()
    behind_s = 0.0
    if current is None:
        behind_s = math.inf
    elif snapshot is None or current != snapshot.version:
        behind_s = max(0.0, time.time() - context.store.wanted_at_s(current))
    description = "Seconds since another version than the current is wanted; +Inf if no page is stored"
    yield GaugeMetricFamily("site_pages_behind_seconds", description, behind_s)
    is_faulty = snapshot is None or bool(context.current.faults)
    yield GaugeMetricFamily("site_content_faulty", "1 while the content's files have faults, else 0", float(is_faulty))


def _disk_readings(settings: Settings) -> Iterator[GaugeMetricFamily]:
    """Read the age of the last backup, the disks of pages and SQLite file, and its WAL. No file is opened."""
    age_s = newest_age_s(settings.backup_dir, datetime.now(UTC))
    yield GaugeMetricFamily(
        "site_backup_age_seconds", "Age of the newest backup in seconds; +Inf if there is none", age_s
    )
    folders = {"pages": settings.page_store_dir}
    database = settings.sqlite_file
    if database is not None:
        folders["database"] = database.parent
        journal = database.with_name(f"{database.name}-wal")
        size = journal.stat().st_size if journal.exists() else 0
        yield GaugeMetricFamily("site_sqlite_wal_bytes", "Size of the SQLite database's write-ahead log", size)
    total = GaugeMetricFamily("site_disk_bytes", "Size of the file system that holds a folder", labels=("place",))
    free = GaugeMetricFamily("site_disk_free_bytes", "Room left on it", labels=("place",))
    for place, folder in folders.items():
        if folder.exists():
            usage = shutil.disk_usage(folder)
            total.add_metric((place,), usage.total)
            free.add_metric((place,), usage.free)
    yield from (total, free)


def _mail_readings() -> Iterator[GaugeMetricFamily]:
    """Read the outbox, unless the database does not answer: its check reports that."""
    try:
        found = mail_condition(datetime.now(UTC), is_configured=True)
    except SQLAlchemyError:
        return
    yield GaugeMetricFamily("site_mail_waiting", "Mails that wait to be sent", found.waiting)
    yield GaugeMetricFamily("site_mail_dead_letters", "Mails that were given up", found.dead_letters)
