"""Visitors who compare strategies: dynamic pages, which may be refused while they cannot be rendered."""

import itertools
import random
import threading
from contextlib import AbstractContextManager
from http import HTTPStatus
from urllib.parse import urlencode

from tests.bench.figure import Figure
from tests.load.visitors.asking import Answer, ask
from tests.load.visitors.crowd import crowd
from tests.load.visitors.readers import page_fault
from tests.load.visitors.tally import Tally

STRATEGIES = ("ace-strategy", "largecap-strategy", "contra-strategy", "growth-fund", "motilal", "high-conviction")
ADDRESSES = [
    f"/portfolio_services/compare?{urlencode([('strategy', slug) for slug in slugs])}"
    for slugs in itertools.permutations(STRATEGIES, 3)
]
PAUSE_S = 0.02


class Comparers:
    """This many threads, each with other comparisons; `refused` counts answers of 503 with Retry-After."""

    def __init__(self, port: int, threads: int = 1) -> None:
        self.tally = Tally()
        self.refused = Tally()
        self._port = port
        self._threads = threads
        self._stopped = threading.Event()

    def comparing(self) -> AbstractContextManager[None]:
        """Compare while the block runs."""
        return crowd(self._threads, self._compare, self._stopped)

    def figures(self, slow_s: float) -> list[Figure]:
        """Return what was neither rendered nor correctly refused, and what took longer than promised."""
        count_in_words = f"{self.refused.asked:,} refused by 503; {self.tally.in_words()}"
        wrong = sum(self.tally.faults.values())
        return [
            Figure("comparisons answered neither right nor 503", wrong, "", 0, beside=count_in_words),
            Figure(f"comparisons slower than {slow_s:g} s", self.tally.slower_than(slow_s), "", 0),
        ]

    def _compare(self, number: int) -> None:
        dice = random.Random(number)
        while not self._stopped.wait(PAUSE_S):
            answer = ask(self._port, dice.choice(ADDRESSES))
            if is_shed(answer):
                self.refused.note(answer.seconds)
            self.tally.note(answer.seconds, "" if is_shed(answer) else page_fault(answer, HTTPStatus.OK))


def is_shed(answer: Answer) -> bool:
    """Whether the answer says that the visitor may ask again, and when."""
    return answer.status == HTTPStatus.SERVICE_UNAVAILABLE and b"\r\nretry-after:" in answer.head.lower()
