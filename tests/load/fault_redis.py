"""Redis frozen and back, then stopped and back, while pages are read, queries are sent and passwords are guessed.

    python -m tests.load.fault_redis

While Redis is away limits are counted in the database: no query is lost or refused for it, and of one address no more
wrong passwords are looked at than ever. Needs redis-server and `make build`; ends by itself.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from pathlib import Path

from supervised.renderer.address import find_free_port
from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.asking import HOST, ask
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import LATER, Writers, answer_figures, kept_figures
from tests.redis_server import connected, running_redis

LIMIT_S = 150
AWAY_S = 8.0
PAUSE_S = 3.0
# After an outage each process asks Redis again every five seconds.
BACK_WITHIN_S = 8.0
SLOW_S = 3.0
GUESSES = 20
LOOKED_AT_LIMIT = 8
OUTAGES = 2
WORKERS = 2
TOLD = ("Redis does not answer", "Redis answers again", "limits could not be changed")


def main() -> None:
    """Measure and print."""
    port = find_free_port(HOST)
    limits = {"SIGN_IN_LIMIT_PER_ADDRESS": str(LOOKED_AT_LIMIT), "TRUSTED_PROXY_HOPS": "1"}
    with ExitStack() as redis:
        url = redis.enter_context(running_redis(port))
        with site_under_load(LIMIT_S, REDIS_URL=url, WEB_WORKERS=str(WORKERS), **limits) as stack:
            readers, writers = Readers(stack.port, pause_s=0.01), Writers(stack.port, threads=8)
            with readers.reading(), writers.writing():
                time.sleep(PAUSE_S)
                with frozen(url):
                    looked_at = [guess_while_away(stack.port, "203.0.113.10")]
                time.sleep(BACK_WITHIN_S)
                redis.close()
                looked_at.append(guess_while_away(stack.port, "203.0.113.20"))
                redis.enter_context(running_redis(port))
                time.sleep(BACK_WITHIN_S)
            report(
                [
                    *readers.figures("pages while Redis is frozen, then stopped"),
                    *answer_figures(writers, SLOW_S),
                    Figure("queries refused for it by 503", writers.statuses[LATER], "", 0),
                    *kept_figures(writers, stack.environment["DATABASE_URL"]),
                    guesses("frozen", looked_at[0]),
                    guesses("stopped", looked_at[1]),
                    Figure("limits counted elsewhere afterwards", int(not is_counted_in(url)), "", 0),
                    Figure(
                        f"lines logged of {OUTAGES} outages by {WORKERS} processes",
                        count_lines(stack.folder / "web.log"),
                        "",
                        2 * OUTAGES * WORKERS,
                    ),
                ]
            )


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """Halt Redis while the block runs: connections stay, and nothing answers."""
    with connected(url) as client:
        pid = int(client.info()["process_id"])
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def guess_while_away(port: int, address: str) -> int:
    """Guess passwords from one address, spread over the time Redis is away; return how many were looked at."""
    looked_at = 0
    for number in range(GUESSES):
        guess = {"username": f"nobody{number}@example.in", "password": "a wrong password"}
        answer = ask(port, "/api/login", method="POST", fields=guess, headers={"X-Forwarded-For": address})
        looked_at += answer.status == HTTPStatus.UNAUTHORIZED
        time.sleep(AWAY_S / GUESSES)
    return looked_at


def guesses(state: str, looked_at: int) -> Figure:
    """Return how many were looked at of those one address tried."""
    name = f"wrong passwords of one address looked at while Redis is {state}"
    return Figure(name, looked_at, "", LOOKED_AT_LIMIT, beside=f"{GUESSES} tried")


def is_counted_in(url: str) -> bool:
    """Whether anything was counted in this Redis, which was empty when it started."""
    with connected(url) as client:
        return bool(client.keys("throttle:*"))


def count_lines(log: Path) -> int:
    """Return how many lines of the web server's log tell of Redis."""
    return sum(any(text in line for text in TOLD) for line in log.read_text().splitlines())


if __name__ == "__main__":
    main()
