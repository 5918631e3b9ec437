"""Which content is wanted and which is published."""

import math
import time
from collections.abc import Callable

from app.operations.monitoring.exposition import Reading
from app.pages.services import PageServices

NONE = "none"


def read_pages(services: PageServices) -> list[Reading]:
    """Read the versions, how far the published one is behind, and whether the content has faults."""
    published, snapshot = services.store.current(), services.current.snapshot()
    wanted = NONE if snapshot is None else snapshot.version
    is_current = published is not None and published == wanted
    now_s, store = time.time(), services.store
    behind_s = 0.0 if is_current else _since(published, store.wanted_at_s, now_s)
    is_faulty = snapshot is None or bool(services.current.faults)
    return [
        Reading(
            "site_pages_version_info",
            "1; the content version that is wanted, and the one published last",
            1,
            {"wanted": wanted, "published": published or NONE},
        ),
        Reading("site_pages_current", "1 where the published version is the wanted one, else 0", float(is_current)),
        Reading(
            "site_pages_behind_seconds",
            "Since when another version than the published is wanted; +Inf for none",
            behind_s,
        ),
        Reading(
            "site_pages_published_age_seconds",
            "Since the published version was drawn; +Inf for none",
            _since(published, store.filled_at_s, now_s),
        ),
        Reading("site_content_faulty", "1 while the content's files have faults, else 0", float(is_faulty)),
    ]


def _since(version: str | None, moment_s: Callable[[str], float], now_s: float) -> float:
    return math.inf if version is None else max(0.0, now_s - moment_s(version))
