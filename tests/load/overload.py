"""256 visitors at once, none of whom ever rests: pages, comparisons that have to be rendered, and queries.

    python -m tests.load.overload [SECONDS]

What cannot be answered in time is shed: 503 with Retry-After. Needs `make build`; ends by itself.
"""

import sys
import time

from app.database.timeouts import PATIENT_LIMIT_S
from tests.bench.figure import Figure, report
from tests.load.site import site_under_load
from tests.load.visitors.comparers import Comparers
from tests.load.visitors.readers import Readers
from tests.load.visitors.writers import LATER, Writers, answer_figures, kept_figures

LIMIT_S = 150
SECONDS = 20.0
READERS, COMPARERS, WRITERS = 208, 32, 16
SLOW_S = 3.0
MOST_SHED_PERCENT = 50


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with site_under_load(LIMIT_S) as stack:
        readers, comparers = Readers(stack.port, READERS), Comparers(stack.port, COMPARERS)
        writers = Writers(stack.port, WRITERS, pause_s=0.0)
        with readers.reading(), comparers.comparing(), writers.writing():
            time.sleep(seconds)
        asked = readers.tally.asked + comparers.tally.asked + writers.tally.asked
        shed = comparers.refused.asked + writers.statuses[LATER]
        percent, shed_in_words = shed / asked * 100, f"{shed:,} of {asked:,}"
        report(
            [
                *readers.figures("pages of 256 visitors at once", SLOW_S),
                *comparers.figures(SLOW_S),
                *answer_figures(writers, PATIENT_LIMIT_S),
                *kept_figures(writers, stack.environment["DATABASE_URL"]),
                Figure("answers shed by 503 with Retry-After", percent, "%", MOST_SHED_PERCENT, beside=shed_in_words),
            ]
        )


if __name__ == "__main__":
    main()
