"""Publishing a month: no answer mixes two editions, and a kill at any step leaves the old or the new one."""

import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from http import HTTPStatus

import psycopg
import pytest

from tests.factories.nginx import Nginx
from tests.trials.machines.desk import SLUG, Member
from tests.trials.machines.live_page import PATH, await_live, told_days
from tests.trials.machines.site import Site
from tests.waiting import LONG_LIMIT_S, START_LIMIT_S, await_true

READERS = 16
_ROWS_LINK = re.compile(r'href="([^"]*/growth\.[0-9a-f]{12}\.csv)"')
_GRAPH = re.compile(r'<script type="application/ld\+json">(.*?)</script>', re.DOTALL)


@dataclass
class Readers:
    """Read the factsheet and its linked rows, and compare: dates in text, what a crore became, the graph."""

    nginx: Nginx
    seen: set[str] = field(default_factory=set)
    read: int = 0
    faults: list[str] = field(default_factory=list)
    _stopped: threading.Event = field(default_factory=threading.Event)

    @contextmanager
    def reading(self) -> Iterator[None]:
        threads = [threading.Thread(target=self._run) for _ in range(READERS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._stopped.set()
            for thread in threads:
                thread.join()

    def _run(self) -> None:
        while not self._stopped.wait(0.05):
            try:
                self._look()
            except Exception as error:
                self.faults.append(repr(error))

    def _look(self) -> None:
        page = self.nginx.get(PATH)
        html = page.body.decode()
        self.read += 1
        days, links = told_days(html), _ROWS_LINK.findall(html)
        if page.status != HTTPStatus.OK or len(days) != 1 or not links:
            self.faults.append(f"{page.status}: {sorted(days)} {links}")
            return
        rows = self.nginx.get(links[0])
        lines = rows.body.decode().splitlines()
        if rows.status != HTTPStatus.OK:
            self.faults.append(f"{links[0]}: {rows.status}")
            return
        first, last = (line.split(",") for line in (lines[1], lines[-1]))
        became = f"{Decimal(last[1]) / Decimal(first[1]):.2f}"
        [day] = days
        if last[0] != day or f"₹{became} cr" not in html:
            self.faults.append(f"the page tells {day}, its rows {last[0]} and {became}")
        graph = _GRAPH.search(html)
        if graph is None or not json.loads(graph[1]):
            self.faults.append("the page has no graph")
        self.seen.add(day)


@pytest.fixture(scope="module")
def asha(site: Site) -> Member:
    return Member.of(site, "asha@example.in")


@pytest.fixture(scope="module")
def bela(site: Site) -> Member:
    return Member.of(site, "bela@example.in")


def test_no_answer_mixes_two_editions(site: Site, asha: Member, bela: Member) -> None:
    readers = Readers(site.nginx)
    with readers.reading():
        edition = asha.propose(asha.draft("2025-06-30"))
        done = bela.step(edition, "approve")
        assert (done["state"], done["approvedBy"]) == ("published", "bela@example.in")
        await_live(site, "2025-06-30")
        await_true(lambda: "2025-06-30" in readers.seen)
        back = asha.do("POST", f"/api/figures/{SLUG}/again", {"number": 0, "why": "the sheet was of another month"})
        bela.step(back["edition"], "approve")
        await_live(site, "2025-05-31")
        await_true(lambda: readers.read > 100)
    assert readers.faults == []
    assert readers.seen == {"2025-05-31", "2025-06-30"}


@pytest.mark.timeout(LONG_LIMIT_S)
@pytest.mark.parametrize("delay_s", [0.3, 1.6])
def test_killed_while_it_publishes_is_before_or_after(site: Site, asha: Member, bela: Member, delay_s: float) -> None:
    edition = asha.propose(asha.draft("2025-06-30"))
    approving = threading.Thread(target=approve_unheard, args=(bela, edition))
    approving.start()
    time.sleep(delay_s)
    site.first.kill()
    site.second.kill()
    approving.join()
    site.first.start()
    site.second.start()
    found = bela.edition(edition)
    assert found["state"] in {"proposed", "published"}
    assert counted(site) == publications(site)
    if found["state"] == "proposed":
        await_live(site, "2025-05-31")
        # nginx may give up the answer before the machine has finished.
        approve_unheard(bela, found)
        await_true(lambda: bela.edition(edition)["state"] == "published", within_s=START_LIMIT_S)
    await_live(site, "2025-06-30")
    back = asha.do("POST", f"/api/figures/{SLUG}/again", {"number": 0, "why": "the next trial"})
    bela.step(back["edition"], "approve")
    await_live(site, "2025-05-31")


def approve_unheard(member: Member, edition: dict[str, object]) -> None:
    """Press the button; the answer may never come."""
    try:
        member.send("POST", f"/api/editions/{edition['id']}/approve", {"revision": edition["revision"]})
    except OSError:
        return


def counted(site: Site) -> int:
    return _number(site, "SELECT coalesce(max(sequence), 0) FROM publication")


def publications(site: Site) -> int:
    return _number(site, "SELECT count(*) FROM content_edition WHERE state = 'published'")


def _number(site: Site, question: str) -> int:
    with psycopg.connect(site.database_url) as connection:
        row = connection.execute(question).fetchone()
    assert row is not None
    return int(row[0])
