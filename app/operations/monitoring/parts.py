"""The parts of the site that are read at each scrape."""

import logging
import math
import platform
import time
from collections.abc import Mapping
from datetime import UTC, datetime

from app.configuration.settings import Settings
from app.content.snapshots.variant import contract_id
from app.mail.condition import mail_condition
from app.operations.monitoring.disk_readings import read_disks
from app.operations.monitoring.exposition import Part, Reading
from app.operations.monitoring.memory_readings import read_memory
from app.pages.front.client_build import build_id, find_client_build
from app.pages.services import PageServices
from app.web.bounded_check import BoundedCheck, Check

_log = logging.getLogger(__name__)
STATES = ("ok", "degraded", "down")
NONE = "none"


def parts_of(settings: Settings, pages: PageServices) -> Mapping[str, Part]:
    """Return the parts by name."""
    build = build_id(find_client_build(settings.client_dist_dir), settings.renderer_bundle)
    return {
        "build": lambda: [_build_info(build)],
        "pages": lambda: _read_pages(pages),
        "mail": lambda: _read_mail(is_configured=settings.sends_mail),
        "memory": lambda: read_memory(settings),
        "disks": lambda: read_disks(settings),
    }


def read_all(parts: Mapping[str, Part], checks: Mapping[str, BoundedCheck]) -> list[Reading]:
    """Read each part by itself. A part that could not be read is missing, and a metric says so."""
    for check in checks.values():
        check.begin()
    readings: list[Reading] = []
    for name, part in parts.items():
        try:
            found = part()
        except Exception:
            _log.exception("part of the metrics not read", extra={"part": name})
            found = []
        readings += found
        is_read, description = float(bool(found)), "1 where a part's figures could be read, else 0"
        readings.append(Reading("site_part_read", description, is_read, {"part": name}))
    for name, check in checks.items():
        readings += _states(name, check.outcome())
    return readings


def _states(name: str, check: Check) -> list[Reading]:
    description = "1 for the state that `/readyz` tells of a check, 0 for the others"
    return [
        Reading("site_check", description, float(check.health == state), {"check": name, "state": state})
        for state in STATES
    ]


def _build_info(build: str) -> Reading:
    labels = {"build": build, "contract": contract_id(), "python": platform.python_version()}
    return Reading("site_build_info", "1; what runs: client and renderer, their contract, Python", 1, labels)


def _read_mail(*, is_configured: bool) -> list[Reading]:
    """Read the outbox and the heartbeat. A heartbeat that was never seen has the age +Inf. Raises SQLAlchemyError."""
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


def _read_pages(services: PageServices) -> list[Reading]:
    """Read the wanted and the current version, the delay between them, and whether the content has faults."""
    current, snapshot = services.store.current(), services.current.snapshot()
    wanted = NONE if snapshot is None else snapshot.version
    is_current = current is not None and current == wanted
    behind_s = 0.0
    if not is_current:
        behind_s = math.inf if current is None else max(0.0, time.time() - services.store.wanted_at_s(current))
    is_faulty = snapshot is None or bool(services.current.faults)
    return [
        Reading(
            "site_pages_version_info",
            "1; the content version that is wanted, and the current one",
            1,
            {"wanted": wanted, "published": current or NONE},
        ),
        Reading("site_pages_current", "1 where the current version is the wanted one, else 0", float(is_current)),
        Reading(
            "site_pages_behind_seconds",
            "Since when another version than the current is wanted; +Inf for none",
            behind_s,
        ),
        Reading("site_content_faulty", "1 while the content's files have faults, else 0", float(is_faulty)),
    ]
