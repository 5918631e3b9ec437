"""How long a use of the database may take, and how many requests may wait for one."""

import threading
from contextlib import suppress
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, TimeoutError as PoolTimeoutError

from app.database.extensions import db
from app.database.sqlite.driver import sqlite3
from app.database.timeouts import PATIENT_LIMIT_S, PROMPT_LIMIT_S, seconds_left, set_limit, waiting_at_most
from app.web import database_limits
from app.web.errors import ApiError
from tests.app.databases import copy_postgres_database
from tests.factories.site import build_app
from tests.waiting import await_true

QUERY = {"name": "Asha Rao", "phone": "+919876543210", "email": "asha@example.in"}


def busy_timeout_ms() -> int:
    with db.engine.connect() as connection:
        return int(connection.execute(text("PRAGMA busy_timeout")).scalar_one())


def test_a_request_waits_for_sqlite_no_longer_than_it_may_and_a_command_half_a_minute(
    sqlite_url: str, tmp_path: Path
) -> None:
    with build_app(tmp_path, database_url=sqlite_url).app_context():
        assert busy_timeout_ms() == 30_000
        with waiting_at_most(PROMPT_LIMIT_S):
            assert 0 < busy_timeout_ms() <= PROMPT_LIMIT_S * 1000
        assert busy_timeout_ms() == 30_000


def test_a_post_is_answered_while_another_program_holds_sqlite(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_limits, "PATIENT_LIMIT_S", 0.5)
    app = build_app(tmp_path, database_url=sqlite_url)
    holder = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    reply = app.test_client().post("/api/contact", json=QUERY)
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    holder.execute("ROLLBACK")
    assert app.test_client().post("/api/contact", json=QUERY).status_code == 201
    holder.close()


def limits_of_requests(app: Flask, *paths: str) -> list[float | None]:
    """The time left at the first use of the database in a request, for each path, and last after all of them."""
    found: list[float | None] = []
    for path in paths:
        with app.test_request_context(path):
            with suppress(ApiError):
                app.preprocess_request()
            with db.engine.connect():
                found.append(seconds_left())
    with app.app_context():
        with db.engine.connect():
            found.append(seconds_left())
        db.engine.dispose()
    return found


def test_on_postgresql_staff_wait_longer_than_visitors_and_nothing_is_bounded_after_a_request(
    postgres_server: str, postgres_template: str, tmp_path: Path
) -> None:
    app = build_app(tmp_path, database_url=copy_postgres_database(postgres_server, postgres_template))
    staff_s, visitor_s, after = limits_of_requests(app, "/api/contact-data", "/healthz")
    assert staff_s is not None
    assert visitor_s is not None
    assert PROMPT_LIMIT_S < staff_s <= PATIENT_LIMIT_S
    assert 0 < visitor_s <= PROMPT_LIMIT_S
    assert after is None


def test_on_sqlite_visitors_wait_as_long_as_staff_because_writers_take_turns(sqlite_url: str, tmp_path: Path) -> None:
    app = build_app(tmp_path, database_url=sqlite_url)
    visitor_s, after = limits_of_requests(app, "/healthz")
    assert visitor_s is not None
    assert PROMPT_LIMIT_S < visitor_s <= PATIENT_LIMIT_S
    assert after is None


def test_who_comes_when_all_seats_are_taken_is_refused(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.database.timeouts.SEAT_LIMIT_S", 0.1)
    app = build_app(tmp_path, database_url=sqlite_url, database_pool_size=1, database_pool_overflow=0, web_threads=3)
    with app.app_context():
        engine = db.engine
    refused: list[str] = []

    def wait() -> None:
        try:
            engine.connect().close()
        except PoolTimeoutError as error:
            refused.append(str(error).partition(" (")[0])

    with engine.connect():
        waiters = [threading.Thread(target=wait) for _ in range(3)]
        for waiter in waiters:
            waiter.start()
        await_true(lambda: len(refused) == 2)
    for waiter in waiters:
        waiter.join()
    assert refused == ["too many wait for a connection"] * 2, "the third one waited for the connection and got it"


@pytest.fixture
def no_limit_left() -> object:
    yield
    set_limit(None)


@pytest.mark.usefixtures("no_limit_left")
def test_postgresql_ends_what_a_request_asked_for_and_lets_a_command_go_on(
    postgres_server: str, postgres_template: str, tmp_path: Path
) -> None:
    database = copy_postgres_database(postgres_server, postgres_template)
    app = build_app(tmp_path, database_url=f"{database}?options=-c%20lock_timeout%3D1234")
    shown = text("SELECT current_setting('statement_timeout'), current_setting('lock_timeout')")
    with app.app_context():
        with db.engine.connect() as connection:
            assert connection.execute(shown).one() == ("0", "1234ms")
            connection.execute(text("SELECT pg_sleep(0.4)"))
        db.engine.dispose()
        with waiting_at_most(PROMPT_LIMIT_S), db.engine.connect() as connection:
            assert connection.execute(shown).one() == ("10s", "1234ms")
        with (
            waiting_at_most(0.3),
            pytest.raises(OperationalError, match="the server did not answer in time"),
            db.engine.connect() as connection,
        ):
            connection.execute(text("SELECT pg_sleep(60)"))
        db.engine.dispose()
