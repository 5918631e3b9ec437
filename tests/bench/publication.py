"""How soon a month of figures is what visitors of two machines get, once it is approved at the desk.

    python -m tests.bench.publication [ROUNDS]

Needs `make build`, nginx and PostgreSQL. Two web machines with a content store and a renderer each, one
database, nginx in front. A round publishes June of one strategy, then the original figures again; each time
counts from the press of the button. Prints medians in seconds. Ends by itself.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.app.databases import copy_postgres_database, make_postgres_template
from tests.bench.figure import Figure, report
from tests.postgres import running_postgres
from tests.trials.machines.desk import SLUG, Member
from tests.trials.machines.live_page import await_live
from tests.trials.machines.site import Site, running_site

LIVE_LIMIT_S = 5.0
BASE, NEW = "2025-05-31", "2025-06-30"


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory(prefix="publication-") as name, running_postgres() as server:
        url = copy_postgres_database(server.url, make_postgres_template(server.url, "template_site"))
        with running_site(Path(name), url) as site:
            report(measure(site, rounds))


def measure(site: Site, rounds: int) -> list[Figure]:
    """Publish a month and undo it, repeatedly."""
    author, approver = (Member.of(site, email) for email in site.passwords)
    await_live(site, BASE)
    answered_s, live_s = [], []
    for _ in range(rounds):
        # Each is proposed once the other is published, because a strategy has only one open edition.
        for proposed, day in ((month, NEW), (undone, BASE)):
            edition = proposed(author)
            started_s = time.monotonic()
            approver.step(edition, "approve")
            answered_s.append(time.monotonic() - started_s)
            await_live(site, day)
            live_s.append(time.monotonic() - started_s)
    beside = f"judged, published and answered after {statistics.median(answered_s):.2f} s, slowest {max(live_s):.2f} s"
    name = "a month approved until both machines show it"
    return [Figure(name, statistics.median(live_s), "s", LIVE_LIMIT_S, beside=beside)]


def month(author: Member) -> Any:
    """Return the proposal of another month."""
    return author.propose(author.draft(NEW))


def undone(author: Member) -> Any:
    """Return the proposal that restores the original figures."""
    asked = {"number": 0, "why": "the next round"}
    return author.do("POST", f"/api/figures/{SLUG}/again", asked)["edition"]


if __name__ == "__main__":
    main()
