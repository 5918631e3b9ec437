"""Failures are limited and successes never are, even for many attempts at once; on both databases."""

import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app.members.context import EXTENSION, StaffContext
from app.members.signing_in import sign_in as sign_in_module
from app.members.signing_in.attempts import WINDOW_S
from app.members.stores.passwords import check_password
from app.web.throttle.throttle import Limit
from tests.app.members.staff_app import Clock, add_member, clock_of, log_in
from tests.app.members.staff_fixtures import MakeApp

pytestmark = pytest.mark.heavy

OFFICE = "198.51.100.7"
MEMBERS = [f"member{number}@firm.example" for number in range(9)]


@pytest.fixture
def counting_app(database_url: str, make_app: MakeApp) -> Flask:
    """The members' room with limits in either database."""
    return make_app(database_url)


def at_once(actions: list[Callable[[], TestResponse]]) -> Counter[int]:
    """Send all requests at one moment; count the statuses."""
    start = threading.Barrier(len(actions))

    def send(action: Callable[[], TestResponse]) -> int:
        start.wait()
        return action().status_code

    with ThreadPoolExecutor(len(actions)) as pool:
        return Counter(pool.map(send, actions))


def count_looks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows with each checked password."""
    looked_at: list[str] = []

    def check(password_hash: str | None, password: str) -> bool:
        looked_at.append(password)
        return check_password(password_hash, password)

    monkeypatch.setattr(sign_in_module, "check_password", check)
    return looked_at


def test_nine_colleagues_sign_in_from_one_office_one_after_the_other_and_again(counting_app: Flask) -> None:
    for member in MEMBERS:
        add_member(counting_app, member)
    statuses = [log_in(counting_app.test_client(), member, address=OFFICE).status_code for member in MEMBERS * 2]
    assert statuses == [200] * 18


def test_of_forty_wrong_ones_at_once_eight_are_looked_at(counting_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    add_member(counting_app)
    looked_at = count_looks(monkeypatch)
    clients = [counting_app.test_client() for _ in range(40)]
    found = at_once(
        [lambda client=client: log_in(client, password="wrong", address=OFFICE) for client in clients]  # type: ignore[misc]
    )
    assert found == {401: 8, 429: 32}
    assert len(looked_at) == 8


def test_a_success_takes_no_failure_back(counting_app: Flask) -> None:
    """An attacker with an account of their own gains nothing by signing in between guesses."""
    add_member(counting_app)
    add_member(counting_app, MEMBERS[0])
    statuses = []
    for _ in range(9):
        statuses.append(log_in(counting_app.test_client(), password="wrong", address=OFFICE).status_code)
        log_in(counting_app.test_client(), MEMBERS[0], address=OFFICE)
    assert statuses == [401] * 8 + [429]


def test_after_thirty_wrong_ones_a_known_device_enters_and_an_unknown_one_does_not(
    counting_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_member(counting_app)
    known = counting_app.test_client()
    assert log_in(known, address=OFFICE).status_code == 200
    looked_at = count_looks(monkeypatch)
    guesses = [log_in(counting_app.test_client(), password=f"wrong {number}", address=OFFICE) for number in range(30)]
    assert [guess.status_code for guess in guesses] == [401] * 8 + [429] * 22
    assert looked_at == [f"wrong {number}" for number in range(8)]
    assert log_in(counting_app.test_client(), address=OFFICE).status_code == 429
    assert [log_in(known, address=OFFICE).status_code for _ in range(9)] == [200] * 9


def test_attempts_of_a_killed_process_count_as_failures(sqlite_app: Flask) -> None:
    add_member(sqlite_app)
    clock: Clock = clock_of(sqlite_app)
    context: StaffContext = sqlite_app.extensions[EXTENSION]
    with sqlite_app.app_context():
        for _ in range(8):
            context.throttle.reserve([(Limit("sign-in address", 8, WINDOW_S), OFFICE)])
    clock.advance(seconds=20)
    refused = log_in(sqlite_app.test_client(), address=OFFICE)
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "280")
    clock.advance(seconds=280)
    assert log_in(sqlite_app.test_client(), address=OFFICE).status_code == 200


def test_a_check_that_breaks_off_counts(sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the password was wrong may be unknown, so every attempt must count."""

    def break_off(*_: object) -> None:
        raise RuntimeError("broken")

    add_member(sqlite_app)
    with monkeypatch.context() as broken:
        broken.setattr(sign_in_module, "check_password", break_off)
        statuses = []
        for _ in range(9):
            try:
                statuses.append(log_in(sqlite_app.test_client(), address=OFFICE).status_code)
            except RuntimeError:
                statuses.append(500)
    assert statuses == [500] * 8 + [429]
