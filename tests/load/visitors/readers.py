"""Visitors who read page after page."""

import itertools
import threading
from collections.abc import Mapping
from contextlib import AbstractContextManager
from http import HTTPStatus

from tests.bench.figure import Figure
from tests.load.visitors.asking import Answer, ask
from tests.load.visitors.crowd import crowd
from tests.load.visitors.tally import Tally

PAGES = {
    "/": 200,
    "/nri/nri-faqs": 200,
    "/portfolio_services/ace-strategy": 200,
    "/contact": 200,
    "/no/such/page": 404,
}
"""Addresses and the status each has. The last is unknown, and its screen a page, too."""
SLOW_S = 1.0


class Readers:
    """This many threads, each of which requests the addresses in turn; `tally` has the answers."""

    def __init__(self, port: int, threads: int = 8, *, pause_s: float = 0.0, paths: Mapping[str, int] = PAGES) -> None:
        self.tally = Tally()
        self._port = port
        self._threads = threads
        self._pause_s = pause_s
        self._paths = list(paths.items())
        self._stopped = threading.Event()

    def reading(self) -> AbstractContextManager[None]:
        """Read while the block runs."""
        return crowd(self._threads, self._read, self._stopped)

    def figures(self, name: str = "pages", slow_s: float = SLOW_S) -> list[Figure]:
        """Return figures for what every visitor is promised."""
        return [
            Figure(f"{name}: wrong answers", sum(self.tally.faults.values()), "", 0, beside=self.tally.in_words()),
            Figure(f"{name}: slower than {slow_s:g} s", self.tally.slower_than(slow_s), "", 0),
        ]

    def _read(self, first: int) -> None:
        start = first % len(self._paths)
        for path, status in itertools.cycle(self._paths[start:] + self._paths[:start]):
            answer = ask(self._port, path)
            self.tally.note(answer.seconds, page_fault(answer, status))
            if self._stopped.wait(self._pause_s):
                return


def page_fault(answer: Answer, status: int) -> str:
    """Return what is wrong with a page, "" if nothing is."""
    if answer.status != status:
        return f"{answer.status or 'no answer'} for {status}"
    is_page = status in {HTTPStatus.OK, HTTPStatus.NOT_FOUND}
    return "empty shell" if is_page and not answer.is_document else ""
