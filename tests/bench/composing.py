"""How long all content takes to be read, checked and composed, of a processor's time.

    python -m tests.bench.composing [ROUNDS]

Prints the quickest round in seconds. Ends by itself.
"""

import sys
import time

from app.content.checks.check_content import check_content
from app.content.composing.compose import compose
from app.content.reading.loader import load_sources
from tests.app.content.small_site import TODAY
from tests.bench.figure import Figure, report
from tests.factories.shipped_content import CONTENT_DIR, VARIANT

LIMIT_S = 1.0


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    spent_s = min(compose_all() for _ in range(rounds))
    report([Figure("all content read, checked and composed", spent_s, "s", LIMIT_S)])


def compose_all() -> float:
    """Compose once; return the seconds of processor time."""
    begun_s = time.process_time()
    sources = load_sources(CONTENT_DIR)
    check_content(sources, TODAY)
    compose(sources, VARIANT, TODAY)
    return time.process_time() - begun_s


if __name__ == "__main__":
    main()
