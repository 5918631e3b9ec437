"""How quickly staff read 100,000 queries: first page, search, dashboard and a whole stream.

`python tests/load/leads_list.py [--postgresql] [--queries=100000]`. Fills a database of its own, prints milliseconds
(median and best of several runs, and the processor time of this process), megabytes a second and how far memory grew,
and ends by itself.
"""

import json
import random
import statistics
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from flask import Flask
from sqlalchemy import insert, text, update

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from app.extensions import db, init_extensions  # noqa: E402
from app.leads.kinds import LeadKind, Via  # noqa: E402
from app.leads.lists.search import LeadFilter, Sort, search_text  # noqa: E402
from app.leads.models import Lead  # noqa: E402
from app.leads.query_record import lead_as_json  # noqa: E402
from app.leads.records import LeadPage, new_lead_id  # noqa: E402
from app.leads.store import lead_statistics, list_leads, stream_leads  # noqa: E402
from app.settings import Settings  # noqa: E402
from app.sqlite.file import create_database_file  # noqa: E402
from tests.load.own_memory import own_memory_mib  # noqa: E402
from tests.postgres import create_database, running_postgres  # noqa: E402

RUNS = 7
FILL_BATCH = 5000
FIRST_PAGE_GOAL_MS = 50
SEARCH_GOAL_MS = 150
NOW = datetime(2026, 4, 15, 6, 30, tzinfo=UTC)
WORDS = "portfolio returns tax resident advice fund minimum ticket horizon risk family trust evening".split()  # noqa: SIM905


def main() -> None:
    """Fill, measure, print."""
    parser = ArgumentParser()
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--queries", type=int, default=100_000)
    options = parser.parse_args()
    with database_url(on_postgresql=options.postgresql) as url:
        app = Flask("leads_list")
        init_extensions(app, Settings(app_env="test", database_url=url))
        with app.app_context():
            fill(options.queries)
            measure(options.queries)
            db.engine.dispose()


@contextmanager
def database_url(*, on_postgresql: bool) -> Iterator[str]:
    """Yield an empty database of our own."""
    if on_postgresql:
        with running_postgres() as server_url:
            yield create_database(server_url, "leads_list")
        return
    with tempfile.TemporaryDirectory() as folder:
        create_database_file(Path(folder) / "site.sqlite3")
        yield f"sqlite:///{folder}/site.sqlite3"


def fill(queries: int) -> None:
    """Insert contact queries over two years, and a tenth as many advisor queries."""
    db.metadata.create_all(db.engine)
    dice = random.Random(20260415)
    for kind, count in ((LeadKind.CONTACT, queries), (LeadKind.ADVISOR, queries // 10)):
        for start in range(0, count, FILL_BATCH):
            rows = [lead_row(kind, number, count, dice) for number in range(start, min(start + FILL_BATCH, count))]
            with db.engine.begin() as connection:
                connection.execute(insert(Lead), rows)
    with db.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(update(Lead).where(Lead.suspected).values(seen_at=NOW))
        connection.execute(text("VACUUM"))
        connection.execute(text("ANALYZE"))


def lead_row(kind: LeadKind, number: int, count: int, dice: random.Random) -> dict[str, Any]:
    """One row; queries lie evenly over two years, the last one at NOW."""
    created_at = NOW - timedelta(days=730) * ((count - 1 - number) / count)
    name = f"Visitor {dice.choice(WORDS).title()} {number}"
    email, phone = f"visitor{number}@example.in", f"+9198{dice.randrange(10**8):08}"
    message = " ".join(dice.choices(WORDS, k=20))
    return {
        "id": new_lead_id(created_at),
        "kind": kind,
        "name": name,
        "email": email,
        "phone": phone,
        "message": message,
        "created_at": created_at,
        "suspected": number % 50 == 0,
        "via": Via.API,
        "body_digest": "0" * 64,
        "search_text": search_text(name=name, email=email, phone=phone, message=message),
    }


def measure(queries: int) -> None:
    """Print every figure."""
    first = list_leads(LeadKind.CONTACT, LeadFilter(), 50)
    everything = LeadFilter()
    month = LeadFilter(first_day=date(2026, 3, 1), last_day=date(2026, 3, 31))
    show("first page of 50", lambda: page(everything, 50), FIRST_PAGE_GOAL_MS)
    show("first page of 1000", lambda: page(everything, 1000), FIRST_PAGE_GOAL_MS)
    show("second page of 50", lambda: page(everything, 50, first.next_cursor), FIRST_PAGE_GOAL_MS)
    show("oldest 50", lambda: page(LeadFilter(sort=Sort.OLDEST), 50), FIRST_PAGE_GOAL_MS)
    show("one month, 50", lambda: page(month, 50), FIRST_PAGE_GOAL_MS)
    show("search: found once", lambda: page(LeadFilter(search=f"VISITOR{queries // 2}@"), 50), SEARCH_GOAL_MS)
    show("search: found never", lambda: page(LeadFilter(search="nowhere"), 50), SEARCH_GOAL_MS)
    show("search: found often", lambda: page(LeadFilter(search="Horizon"), 50), SEARCH_GOAL_MS)
    show("search: spaced number", lambda: page(LeadFilter(search="+91 98 12345"), 50), SEARCH_GOAL_MS)
    show("dashboard", lambda: lead_statistics(NOW), SEARCH_GOAL_MS)
    measure_stream()


def page(lead_filter: LeadFilter, limit: int, cursor: str | None = None) -> LeadPage:
    """Ask for one page."""
    return list_leads(LeadKind.CONTACT, lead_filter, limit, cursor)


def show(name: str, action: Callable[[], object], goal_ms: int) -> None:
    """Print the median duration of several runs."""
    durations_ms, cpu_ms = [], []
    for _ in range(RUNS):
        started_s, started_cpu_s = time.perf_counter(), time.process_time()
        action()
        durations_ms.append((time.perf_counter() - started_s) * 1000)
        cpu_ms.append((time.process_time() - started_cpu_s) * 1000)
    median_ms = statistics.median(durations_ms)
    verdict = "ok" if median_ms <= goal_ms else "TOO SLOW"
    own = f"best {min(durations_ms):7.1f} ms, own CPU {statistics.median(cpu_ms):7.1f} ms"
    print(f"{name:24} {median_ms:8.1f} ms ({own})  goal {goal_ms} ms  {verdict}")  # noqa: T201


def measure_stream() -> None:
    """Print how fast all queries stream out as JSON lines, and how far memory grew meanwhile."""
    before_mib = own_memory_mib()
    started_s = time.perf_counter()
    sent_bytes, highest_mib = 0, before_mib
    for number, record in enumerate(stream_leads(LeadKind.CONTACT, LeadFilter())):
        sent_bytes += len(json.dumps(lead_as_json(record))) + 1
        if number % 5000 == 0:
            highest_mib = max(highest_mib, own_memory_mib())
    seconds = time.perf_counter() - started_s
    growth_mib = max(highest_mib, own_memory_mib()) - before_mib
    megabytes = sent_bytes / 1e6
    print(f"stream of {megabytes:.1f} MB: {megabytes / seconds:.1f} MB/s, memory grew {growth_mib:.1f} MiB")  # noqa: T201


if __name__ == "__main__":
    main()
