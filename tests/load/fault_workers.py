"""Web workers killed at random while queries are sent; then every acknowledged one is looked for.

    python -m tests.load.fault_workers [--database sqlite|postgresql] [--queries 2000] [--kills 40]

Goes on until so many queries were acknowledged and so many workers killed, one a second. A connection that a kill
cuts has no answer; its query is sent again under the same key. Needs `make build`; ends by itself.
"""

import os
import random
import signal
import time
from argparse import ArgumentParser
from http import HTTPStatus

from tests.bench.figure import Figure, report
from tests.bench.query_lists import database_url
from tests.e2e.stack import Stack
from tests.load.site import site_under_load, web_master
from tests.load.visitors.asking import NO_ANSWER
from tests.load.visitors.writers import Writers, kept_figures
from tests.proc import children

LIMIT_S = 280
SENDERS = 16
PAUSE_S = 1.0


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser()
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--queries", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=40)
    options = parser.parse_args()
    with database_url(options.database) as url, site_under_load(LIMIT_S, DATABASE_URL=url) as stack:
        writers = Writers(stack.port, SENDERS, pause_s=0.0)
        with writers.writing():
            kills = kill_workers(stack, writers, options.kills, options.queries)
        replays = replay_figures(writers)
        report([server_errors(writers, kills, options.database), *replays, *kept_figures(writers, url)])


def kill_workers(stack: Stack, writers: Writers, fewest_kills: int, fewest_queries: int) -> int:
    """Kill one a second until all is done; return how many."""
    kills = 0
    while kills < fewest_kills or len(writers.acknowledged) < fewest_queries:
        time.sleep(PAUSE_S)
        if workers := children(web_master(stack)):
            os.kill(random.choice(workers), signal.SIGKILL)
            kills += 1
    return kills


def server_errors(writers: Writers, kills: int, database: str) -> Figure:
    """Count answers of 5xx, and tell what else there was."""
    errors = sum(count for status, count in writers.statuses.items() if status >= HTTPStatus.INTERNAL_SERVER_ERROR)
    kills_in_words = f"{database}, {kills} workers killed, {writers.statuses[NO_ANSWER]:,} connections cut"
    return Figure("server errors while web workers are killed", errors, "", 0, beside=kills_in_words)


def replay_figures(writers: Writers) -> list[Figure]:
    """Send a kept query once more, as it was and with other words under its key."""
    email, query_id = next(iter(writers.acknowledged.items()))
    same, other = writers.post(email), writers.post(email, name="Another Name")
    is_first = same.status == HTTPStatus.OK and same.json()["_id"] == query_id
    is_refused = other.status == HTTPStatus.UNPROCESSABLE_ENTITY
    return [
        Figure("kept queries sent again and not answered as the first time", int(not is_first), "", 0),
        Figure("other queries under a used key and not refused by 422", int(not is_refused), "", 0),
    ]


if __name__ == "__main__":
    main()
