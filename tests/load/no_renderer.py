"""A start without any renderer: every public address is answered as it was with one.

    python -m tests.load.no_renderer

First a whole site fills its store; every line of the ledger of public addresses is asked for. Then the web process is
started alone, with the same folders, and asked again while visitors read. Needs `make build`; ends by itself.
"""

import sys
import time

from app.configuration.root import ROOT
from tests.bench.figure import Figure, report
from tests.bench.servers import GUNICORN, running
from tests.e2e.stack import Stack
from tests.load.site import site_under_load
from tests.load.visitors.asking import NO_ANSWER, Answer, ask
from tests.load.visitors.readers import SLOW_S, Readers, page_fault
from tests.proc import children

LIMIT_S = 120
START_LIMIT_S = 30
READ_S = 5.0
LEDGER = ROOT / "tests" / "architecture" / "url-ledger.txt"


def main() -> None:
    """Measure and print."""
    paths = [*LEDGER.read_text().split(), "/sitemap.xml", "/robots.txt", "/no/such/page"]
    with site_under_load(LIMIT_S) as stack:
        before = {path: ask(stack.port, path) for path in paths}
        stack.stop()
        started_s = time.monotonic()
        with running(GUNICORN, stack.environment, stack.folder / "web-alone.log") as web:
            await_page(stack)
            first_page_s = time.monotonic() - started_s
            after = {path: ask(stack.port, path) for path in paths}
            readers = Readers(stack.port)
            with readers.reading():
                time.sleep(READ_S)
            workers = len(children(web.pid))
    different = [path for path in paths if not is_same(before[path], after[path])]
    slow = sum(answer.seconds > SLOW_S for answer in after.values())
    counts_in_words = f"{len(paths)} addresses, {workers} web workers" + "".join(f", {path}" for path in different)
    report(
        [
            Figure("addresses answered otherwise than with a renderer", len(different), "", 0, beside=counts_in_words),
            Figure("addresses answered after more than 1 s", slow, "", 0),
            *readers.figures("pages after a start without any renderer"),
            Figure("start without any renderer to the first right page", first_page_s, "s"),
        ]
    )


def await_page(stack: Stack) -> None:
    """Return once the first page is right."""
    deadline_s = time.monotonic() + START_LIMIT_S
    while page_fault(answer := ask(stack.port, "/"), 200):
        if answer.status != NO_ANSWER or time.monotonic() > deadline_s:
            sys.exit(f"the first answer of a start without any renderer was {answer.status or 'none'}")
        time.sleep(0.02)


def is_same(before: Answer, after: Answer) -> bool:
    """Whether status and body equal those of the site with a renderer, and there was an answer at all."""
    is_right = before.status != NO_ANSWER and before.status < 500
    return is_right and (after.status, after.body) == (before.status, before.body)


if __name__ == "__main__":
    main()
