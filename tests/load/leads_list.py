"""How quickly staff read many queries: pages, searches, dashboard, and a query kept meanwhile.

`python tests/load/leads_list.py [--database sqlite|postgresql] [--queries 100000]`. Fills a database of its own as the
release before would have, then migrates it, so that the time of that is seen as well. Prints milliseconds (median and
best of several runs, and the processor time of this process) beside their limit, and exits 1 if one is over it.
"""

import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from flask import Flask

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from app.extensions import db, init_extensions  # noqa: E402
from app.leads.kinds import LeadKind  # noqa: E402
from app.leads.lists.search import LeadFilter, Sort  # noqa: E402
from app.leads.reading.pages import list_leads  # noqa: E402
from app.leads.records import LeadPage  # noqa: E402
from app.leads.store import lead_statistics, save_lead  # noqa: E402
from app.settings import Settings  # noqa: E402
from tests.app.leads.new_leads import new_lead  # noqa: E402
from tests.load.lead_rows import COMMON_WORD, NOW, fill, settle  # noqa: E402
from tests.postgres import create_database, running_postgres  # noqa: E402

RUNS = 7
INSERTS = 200
BEFORE_SEARCH_INDEX = "0006"
PAGE_LIMIT_MS = 50
SEARCH_LIMIT_MS = 150
DASHBOARD_LIMIT_MS = 100
DEEP_PAGE = 100
CONTACT = LeadKind.CONTACT
MARCH = LeadFilter(first_day=date(2026, 3, 1), last_day=date(2026, 3, 31))
SEARCHES = {
    "common word": COMMON_WORD,
    "common part": "example",
    "common words, rare together": "gold trust horizon",
    "name with umlaut": "JÜRGEN MÜLLER",
    "name in Devanagari": "पूजा शर्मा",
    "nothing found": "nowhere to be found",
    "phone digits": "98 12345",
    "whole phone": "+91 98 1234-5678",
    "two letters": "om",
    "two letters, never": "qx",
    "one letter": "z",
}


def main() -> None:
    """Fill, measure, print."""
    parser = ArgumentParser()
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--queries", type=int, default=100_000)
    options = parser.parse_args()
    with database_url(options.database) as url:
        app = Flask("leads_list")
        init_extensions(app, Settings(app_env="test", database_url=url))
        with app.app_context():
            make_database(app, options.queries)
            is_quick = measure(options.queries)
            db.engine.dispose()
    sys.exit(0 if is_quick else 1)


@contextmanager
def database_url(system: str) -> Iterator[str]:
    """Yield an empty database of our own."""
    if system == "postgresql":
        with running_postgres() as server_url:
            yield create_database(server_url, "leads_list")
        return
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/site.sqlite3"


def make_database(app: Flask, queries: int) -> None:
    """Keep contact queries and a tenth as many of advisors, then bring the schema up to this code's."""
    migrate(app, BEFORE_SEARCH_INDEX)
    fill(CONTACT, queries)
    fill(LeadKind.ADVISOR, queries // 10)
    started_s = time.perf_counter()
    migrate(app, "head")
    print(f"migrated in {time.perf_counter() - started_s:.1f} s")  # noqa: T201
    settle()


def migrate(app: Flask, revision: str) -> None:
    """Bring the database to a revision."""
    result = app.test_cli_runner().invoke(args=["db", "upgrade", revision])
    assert result.exit_code == 0, result.output


def measure(queries: int) -> bool:
    """Print every figure; return whether all are within their limits."""
    everything = LeadFilter()
    deep = nth_cursor(everything, DEEP_PAGE)
    rare = LeadFilter(search=f".{queries // 2}@")
    verdicts = [
        show("first page of 50", lambda: page(everything, 50), PAGE_LIMIT_MS),
        show("first page of 1000", lambda: page(everything, 1000), PAGE_LIMIT_MS),
        show(f"page {DEEP_PAGE} of 1000", lambda: page(everything, 1000, deep), PAGE_LIMIT_MS),
        show("oldest 50", lambda: page(LeadFilter(sort=Sort.OLDEST), 50), PAGE_LIMIT_MS),
        show("one month, 50", lambda: page(MARCH, 50), PAGE_LIMIT_MS),
        show("search: rare word", lambda: page(rare, 50), SEARCH_LIMIT_MS),
        *[show_search(name, search) for name, search in SEARCHES.items()],
        show("search: common, 1000", lambda: page(LeadFilter(search=COMMON_WORD), 1000), SEARCH_LIMIT_MS),
        show("search: common, advisor", lambda: page(LeadFilter(search=COMMON_WORD), 50, kind=LeadKind.ADVISOR), 150),
        show("dashboard", lambda: lead_statistics(NOW), DASHBOARD_LIMIT_MS),
    ]
    measure_inserts()
    return all(verdicts)


def nth_cursor(lead_filter: LeadFilter, pages: int) -> str | None:
    """Turn so many pages of 1,000; return where the next one begins, or the last one if there are fewer."""
    cursor = None
    for _ in range(pages):
        following = page(lead_filter, 1000, cursor).next_cursor
        if following is None:
            break
        cursor = following
    return cursor


def page(lead_filter: LeadFilter, limit: int, cursor: str | None = None, kind: LeadKind = CONTACT) -> LeadPage:
    """Ask for one page."""
    return list_leads(kind, lead_filter, limit, cursor)


def show_search(name: str, search: str) -> bool:
    """Print one search of the whole list."""
    return show(f"search: {name}", lambda: page(LeadFilter(search=search), 50), SEARCH_LIMIT_MS)


def show(name: str, action: Callable[[], LeadPage | object], limit_ms: int) -> bool:
    """Print the median duration of several runs; return whether it is within the limit."""
    durations_ms, cpu_ms, result = [], [], None
    for _ in range(RUNS):
        started_s, started_cpu_s = time.perf_counter(), time.process_time()
        result = action()
        durations_ms.append((time.perf_counter() - started_s) * 1000)
        cpu_ms.append((time.process_time() - started_cpu_s) * 1000)
    median_ms = statistics.median(durations_ms)
    verdict = "ok" if median_ms <= limit_ms else "TOO SLOW"
    own = f"best {min(durations_ms):7.1f}, own CPU {statistics.median(cpu_ms):7.1f}"
    found = f"  {len(result.records)} of {result.total}" if isinstance(result, LeadPage) else ""
    print(f"{name:36} {median_ms:8.1f} ms ({own})  limit {limit_ms} ms  {verdict}{found}", flush=True)  # noqa: T201
    return median_ms <= limit_ms


def measure_inserts() -> None:
    """Print how long one query takes to keep."""
    durations_ms = []
    for number in range(INSERTS):
        started_s = time.perf_counter()
        save_lead(new_lead(name=f"Visitor {number}", message=f"Please call me about my {COMMON_WORD}. " * 4), NOW)
        durations_ms.append((time.perf_counter() - started_s) * 1000)
    slowest_ms = sorted(durations_ms)[-INSERTS // 100]
    print(f"one query kept in {statistics.median(durations_ms):.2f} ms, slowest of 100 {slowest_ms:.1f} ms")  # noqa: T201


if __name__ == "__main__":
    main()
