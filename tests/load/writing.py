"""2,000 queries of 16 visitors at once on one core that four busy programs share.

    python -m tests.load.writing [POSTS]

None may be refused: writers of SQLite take turns by chance, and the unlucky one waits longest. Needs `make build`;
ends by itself.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from app.database.timeouts import PATIENT_LIMIT_S
from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.writers import LATER, Writers, answer_figures, kept_figures

LIMIT_S = 580
POSTS = 2_000
WRITERS = 16
BUSY_PROGRAMS = 4


def main() -> None:
    """Measure and print."""
    posts = int(sys.argv[1]) if len(sys.argv) > 1 else POSTS
    # All processes started from here inherit it.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with site_under_load(LIMIT_S) as stack, busy_programs():
        writers = Writers(stack.port, WRITERS, pause_s=0.0)
        with writers.writing():
            while len(writers.acknowledged) < posts:
                time.sleep(0.1)
        report(
            [
                Figure("queries refused", writers.statuses[LATER], "", 0),
                *answer_figures(writers, PATIENT_LIMIT_S),
                *kept_figures(writers, stack.environment["DATABASE_URL"]),
            ]
        )


@contextmanager
def busy_programs() -> Iterator[None]:
    """Use most of the core while the block runs."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY_PROGRAMS)]
    try:
        yield
    finally:
        for program in busy:
            program.kill()
            program.wait()


if __name__ == "__main__":
    main()
