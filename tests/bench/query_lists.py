"""How quickly staff read many queries: pages, searches, dashboard, and a query kept meanwhile.

    python -m tests.bench.query_lists [--database sqlite|postgresql] [--queries 100000]

Fills a database of its own. Prints milliseconds (median and best of several runs, and the processor time of this
process), then the slowest of each sort beside its limit.
"""

import statistics
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from functools import partial

from flask import Flask

from app.database.extensions import db
from app.forms.declaration import Form
from app.forms.declared import ADVISOR, CONTACT
from app.queries.query_store import Position, QueryPage, list_queries, save_query
from app.queries.search import QueryFilter
from app.queries.statistics import count_recent_queries
from tests.app.databases import app_on, upgrade
from tests.app.queries.new_queries import new_query
from tests.bench.figure import Figure, report
from tests.bench.query_rows import COMMON_WORD, NOW, fill, settle
from tests.postgres import create_database, running_postgres

RUNS = 7
INSERTS = 200
PAGE_LIMIT_MS = 50
SEARCH_LIMIT_MS = 300
DASHBOARD_LIMIT_MS = 100
DEEP_PAGE = 100
MARCH = QueryFilter(first_day=date(2026, 3, 1), last_day=date(2026, 3, 31))
Action = Callable[[], QueryPage | object]
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
        app = app_on(url)
        with app.app_context():
            make_database(app, options.queries)
            report(measure(options.database, options.queries))
            db.engine.dispose()


@contextmanager
def database_url(system: str) -> Iterator[str]:
    """Yield an empty database of our own."""
    if system == "postgresql":
        with running_postgres() as server:
            yield create_database(server.url, "queries_list")
        return
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/site.sqlite3"


def make_database(app: Flask, queries: int) -> None:
    """Store contact queries and a tenth as many advisor queries."""
    upgrade(app)
    fill(CONTACT, queries)
    fill(ADVISOR, queries // 10)
    settle()


def measure(database: str, queries: int) -> list[Figure]:
    """Print every duration; return the longest of each sort."""
    everything = QueryFilter()
    deep = nth_position(everything, DEEP_PAGE)
    pages: dict[str, Action] = {
        "first page of 50": lambda: page(everything, 50),
        "first page of 1000": lambda: page(everything, 1000),
        f"page {DEEP_PAGE} of 1000": lambda: page(everything, 1000, deep),
        "oldest 50": lambda: page(QueryFilter(sort="oldest"), 50),
        "one month, 50": lambda: page(MARCH, 50),
    }
    words = SEARCHES | {"rare word": f".{queries // 2}@"}
    searches: dict[str, Action] = {name: partial(page, QueryFilter(search=text), 50) for name, text in words.items()}
    searches["common, 1000"] = lambda: page(QueryFilter(search=COMMON_WORD), 1000)
    searches["common, advisor"] = lambda: page(QueryFilter(search=COMMON_WORD), 50, form=ADVISOR)
    rows = f"{database}, {queries:,} queries"
    return [
        slowest(f"staff list, any page: {rows}", pages, PAGE_LIMIT_MS),
        slowest(f"staff list, any search: {rows}", searches, SEARCH_LIMIT_MS),
        slowest(f"dashboard: {rows}", {"": lambda: count_recent_queries(NOW)}, DASHBOARD_LIMIT_MS),
        measure_inserts(f"one query kept: {rows}"),
    ]


def slowest(name: str, actions: Mapping[str, Action], limit_ms: int) -> Figure:
    """Measure all; return the longest duration."""
    median_ms = {action_name: measured_ms(action_name or name, action) for action_name, action in actions.items()}
    worst = max(median_ms, key=median_ms.__getitem__)
    return Figure(name, median_ms[worst], "ms", limit_ms, beside=worst)


def nth_position(query_filter: QueryFilter, pages: int) -> Position | None:
    """Go through this many pages of 1,000; return where the next one begins, or the last if there are fewer."""
    after = None
    for _ in range(pages):
        following = page(query_filter, 1000, after).next_after
        if following is None:
            break
        after = following
    return after


def page(query_filter: QueryFilter, limit: int, after: Position | None = None, form: Form = CONTACT) -> QueryPage:
    """Ask for one page."""
    return list_queries(form, query_filter, limit, after)


def measured_ms(name: str, action: Action) -> float:
    """Print and return the median duration of several runs."""
    durations_ms, cpu_ms, result = [], [], None
    for _ in range(RUNS):
        started_s, started_cpu_s = time.perf_counter(), time.process_time()
        result = action()
        durations_ms.append((time.perf_counter() - started_s) * 1000)
        cpu_ms.append((time.process_time() - started_cpu_s) * 1000)
    median_ms = statistics.median(durations_ms)
    own = f"best {min(durations_ms):7.1f}, own CPU {statistics.median(cpu_ms):7.1f}"
    found = f"  {len(result.records)} of {result.total}" if isinstance(result, QueryPage) else ""
    print(f"    {name:36} {median_ms:8.1f} ms ({own}){found}", flush=True)
    return median_ms


def measure_inserts(name: str) -> Figure:
    """Return the time to store one query."""
    durations_ms = []
    for number in range(INSERTS):
        started_s = time.perf_counter()
        save_query(
            new_query(at=NOW, name=f"Visitor {number}", message=f"Please call me about my {COMMON_WORD}. " * 4),
            queues_mail=False,
        )
        durations_ms.append((time.perf_counter() - started_s) * 1000)
    slowest_ms = sorted(durations_ms)[-INSERTS // 100]
    return Figure(name, statistics.median(durations_ms), "ms", beside=f"slowest of 100: {slowest_ms:.1f} ms")


if __name__ == "__main__":
    main()
