"""The bench of publications proposes as the desk allows: the original figures only once the month is published."""

from typing import Any, cast

import pytest

from tests.bench import publication
from tests.trials.machines.desk import Member
from tests.trials.machines.site import Site


class NotedMember:
    """A member that records only its steps."""

    def __init__(self, done: list[str]) -> None:
        self._done = done

    def draft(self, as_on: str) -> str:
        return as_on

    def propose(self, edition: str) -> str:
        self._done.append(f"propose {edition}")
        return edition

    def do(self, _method: str, path: str, _asked: Any) -> dict[str, str]:
        self._done.append(path.rpartition("/")[2])
        return {"edition": publication.BASE}

    def step(self, edition: str, name: str) -> None:
        self._done.append(f"{name} {edition}")


class NotedSite:
    passwords = ("author@example.in", "approver@example.in")


def test_each_round_goes_back_once_the_month_is_published(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(Member, "of", lambda *_: NotedMember(done))
    monkeypatch.setattr(publication, "await_live", lambda _site, day: done.append(f"see {day}"))
    [figure] = publication.measure(cast("Site", NotedSite()), 1)
    new, base = publication.NEW, publication.BASE
    assert done == [
        f"see {base}",
        *(f"propose {new}", f"approve {new}", f"see {new}"),
        *("again", f"approve {base}", f"see {base}"),
    ]
    assert figure.limit == publication.LIVE_LIMIT_S
