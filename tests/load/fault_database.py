"""PostgreSQL frozen and back, then stopped and back, while pages are read and queries are sent.

    python -m tests.load.fault_database

A cluster of its own, frozen by SIGSTOP and ended at once by SIGQUIT. Needs PostgreSQL's programs and `make build`;
ends by itself.
"""

import time
from collections.abc import Callable

from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.asking import ask
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import ACKNOWLEDGED, Writers, answer_figures, kept_figures
from tests.postgres import create_database, running_postgres

LIMIT_S = 150
AWAY_S = 10.0
PAUSE_S = 3.0
# The longest time that a visitor waits for the database, 2.8 s, and a margin for a busy machine.
SLOW_S = 3.0
RECOVERY_LIMIT_S = 10.0


def main() -> None:
    """Measure and print."""
    with running_postgres() as postgres:
        url = create_database(postgres.url, "load")
        with site_under_load(LIMIT_S, DATABASE_URL=url) as stack:
            readers, writers = Readers(stack.port, pause_s=0.01), Writers(stack.port, threads=16)
            with readers.reading(), writers.writing():
                frozen_s = outage(postgres.freeze, postgres.thaw, writers)
                stopped_s = outage(postgres.stop, postgres.start, writers)
            readiness = ask(stack.port, "/readyz").status
            report(
                [
                    *readers.figures("pages while the database is frozen, then stopped"),
                    *answer_figures(writers, SLOW_S),
                    *kept_figures(writers, url),
                    Figure("first query kept after the freeze", frozen_s, "s", RECOVERY_LIMIT_S),
                    Figure("first query kept after the restart", stopped_s, "s", RECOVERY_LIMIT_S),
                    Figure("readiness afterwards other than 200", int(readiness != 200), "", 0),
                ]
            )


def outage(away: Callable[[], None], back: Callable[[], None], writers: Writers) -> float:
    """Stop the database for a while; return the seconds until a query is stored again."""
    time.sleep(PAUSE_S)
    away()
    try:
        time.sleep(AWAY_S)
    finally:
        back()
    begun_s = time.monotonic()
    while writers.post(f"after{begun_s}@example.in").status not in ACKNOWLEDGED:
        time.sleep(0.1)
    recovered_s = time.monotonic() - begun_s
    time.sleep(PAUSE_S)
    return recovered_s


if __name__ == "__main__":
    main()
