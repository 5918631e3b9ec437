"""An attempt holds its place until its outcome is known: a race gains nothing."""

from uuid import uuid4

import pytest
from flask import Flask

from app.web.throttle import throttle as throttle_module
from app.web.throttle.database_counts import CountsError, DatabaseCounts, Entry
from app.web.throttle.throttle import Limit, LimitReachedError, Reservation, Subjects, Throttle

pytestmark = pytest.mark.heavy

ADDRESS, ACCOUNT = Limit("address", 3, 300), Limit("account", 2, 300)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: what is pending stays so."""
    monkeypatch.setattr(throttle_module, "PENDING_LIFE_S", 300.0)


def subjects(address: str = "a", account: str = "b") -> Subjects:
    return [(ADDRESS, address), (ACCOUNT, account)]


def refused(throttle: Throttle, asked: Subjects) -> LimitReachedError:
    with pytest.raises(LimitReachedError) as told:
        throttle.reserve(asked)
    return told.value


def test_failures_fill_a_limit_and_the_refusal_says_until_when(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(3):
        throttle.reserve(subjects(account=str(number))).settle()
    told = refused(throttle, subjects(account="other"))
    assert (told.limit, told.subject) == (ADDRESS, "a")
    assert 0 < told.retry_after_s <= 300


def test_what_succeeds_leaves_no_trace(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for _ in range(20):
        throttle.reserve(subjects()).give_back()


def test_a_refusal_by_the_second_limit_holds_no_place_in_the_first(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(2):
        throttle.reserve(subjects(address=str(number))).settle()
    assert [refused(throttle, subjects()).limit for _ in range(9)] == [ACCOUNT] * 9
    assert [type(throttle.reserve(subjects(account=str(number)))) for number in range(3)] == [Reservation] * 3


def test_a_refusal_while_the_second_limit_is_pending_holds_no_place_either(database_app: Flask) -> None:
    throttle = Throttle(DatabaseCounts(), uuid4().hex)
    for number in range(2):
        throttle.reserve(subjects(address=str(number)))
    assert [refused(throttle, subjects()).retry_after_s for _ in range(4)] == [1] * 4
    assert [type(throttle.reserve(subjects(account=str(number)))) for number in range(3)] == [Reservation] * 3


class DyingCounts(DatabaseCounts):
    """Makes entries and then answers no more."""

    def settle(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")

    def give_back(self, _entry: Entry) -> None:
        raise CountsError("ConnectionError")


def test_a_counter_that_dies_keeps_no_outcome_from_being_told(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    for end in (Reservation.settle, Reservation.give_back):
        end(Throttle(DyingCounts(), "secret").reserve(subjects()))
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 4
    assert "ConnectionError" in caplog.text
