"""The web server reloaded three times (SIGHUP) while pages are read and queries are sent.

    python -m tests.load.reloads [SECONDS]

Every request opens a connection of its own, as first visits do. Needs `make build`; ends by itself.
"""

import os
import signal
import sys
import time

from tests.bench.figure import Figure, report
from tests.load.site import site_under_load, web_master
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import ACKNOWLEDGED, Writers, kept_figures

LIMIT_S = 180
SECONDS = 24.0
RELOADS = 3


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with site_under_load(LIMIT_S) as stack:
        readers, writers = Readers(stack.port), Writers(stack.port)
        with readers.reading(), writers.writing():
            for _ in range(RELOADS):
                time.sleep(seconds / (RELOADS + 1))
                os.kill(web_master(stack), signal.SIGHUP)
            time.sleep(seconds / (RELOADS + 1))
        failed = sum(count for status, count in writers.statuses.items() if status not in ACKNOWLEDGED)
        report(
            [
                *readers.figures("pages over three reloads"),
                Figure("queries not acknowledged at once", failed, "", 0, beside=writers.tally.in_words()),
                *kept_figures(writers, stack.environment["DATABASE_URL"]),
            ]
        )


if __name__ == "__main__":
    main()
