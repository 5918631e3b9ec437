"""Sessions: a new id at each sign-in, kept alive by use, ended by time, by sign-out and by command."""

import hashlib

import pytest
from flask import Flask
from flask.sessions import SecureCookieSessionInterface
from flask.testing import FlaskClient
from flask_login.utils import encode_cookie
from sqlalchemy import func, select, text

from app.database.extensions import db
from app.members.signing_in.session import MEMBER_HEADER
from app.members.stores.models import StaffSession
from tests.app.members.staff_app import ASHA, Clock, add_member, clock_of, log_in, signed_in_client
from tests.app.members.staff_fixtures import MakeApp

SESSION = "staff-session"


def token_of(client: FlaskClient) -> str:
    cookie = client.get_cookie(SESSION)
    assert cookie is not None
    return cookie.value


def is_signed_in(client: FlaskClient) -> bool:
    return client.get("/api/me").status_code == 200


def count_sessions(app: Flask) -> int:
    with app.app_context():
        return db.session.scalar(select(func.count()).select_from(StaffSession)) or 0


def test_the_database_knows_the_digest_alone(app: Flask, client: FlaskClient) -> None:
    token = token_of(client)
    with app.app_context():
        rows = db.session.execute(text("SELECT * FROM staff_session")).all()
    assert len(rows) == 1
    assert token not in str(rows)
    assert hashlib.sha256(token.encode()).hexdigest() in str(rows)


def test_signing_in_takes_no_token_from_the_browser(app: Flask) -> None:
    add_member(app)
    victim, attacker = app.test_client(), app.test_client()
    planted = "A" * 43
    for browser in (victim, attacker):
        browser.set_cookie(SESSION, planted)
    assert log_in(victim).status_code == 200
    assert token_of(victim) != planted
    assert not is_signed_in(attacker)


def test_signing_in_again_ends_the_session_before(app: Flask, client: FlaskClient) -> None:
    old = app.test_client()
    old.set_cookie(SESSION, token_of(client))
    assert is_signed_in(old)
    log_in(client)
    assert not is_signed_in(old)
    assert is_signed_in(client)
    assert count_sessions(app) == 1


def test_signing_out_ends_the_session_for_a_copied_cookie_too(app: Flask, client: FlaskClient) -> None:
    thief = app.test_client()
    thief.set_cookie(SESSION, token_of(client))
    reply = client.post("/api/logout")
    assert (reply.status_code, reply.data) == (204, b"")
    assert client.get_cookie(SESSION) is None
    assert client.get_cookie("staff-device") is not None
    assert not is_signed_in(thief)
    assert count_sessions(app) == 0


def test_a_tab_of_another_member_ends_no_session(app: Flask, client: FlaskClient) -> None:
    reply = client.post("/api/logout", headers={MEMBER_HEADER: "bela%40firm.example"})
    assert reply.status_code == 401
    assert is_signed_in(client)
    assert count_sessions(app) == 1


def test_signing_out_without_a_session_is_no_fault(app: Flask) -> None:
    client = app.test_client()
    assert client.post("/api/logout").status_code == 204
    client.set_cookie(SESSION, "made-up")
    assert client.post("/api/logout").status_code == 204


def test_two_browsers_have_sessions_of_their_own(app: Flask, client: FlaskClient) -> None:
    other = app.test_client()
    log_in(other)
    client.post("/api/logout")
    assert is_signed_in(other)


def test_a_session_ends_after_thirty_idle_minutes(client: FlaskClient, clock: Clock) -> None:
    clock.advance(minutes=29, seconds=59)
    assert is_signed_in(client)
    clock.advance(minutes=30)
    assert not is_signed_in(client)
    clock.advance(minutes=-30)
    assert is_signed_in(client)


def test_use_keeps_a_session_alive_for_twelve_hours_and_no_longer(client: FlaskClient, clock: Clock) -> None:
    for _ in range(35):
        clock.advance(minutes=20)
        assert is_signed_in(client)
    clock.advance(minutes=19, seconds=59)
    assert is_signed_in(client)
    clock.advance(seconds=1)
    assert not is_signed_in(client)


def test_both_times_are_settings(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, session_idle_minutes=5, session_maximum_hours=1)
    client = signed_in_client(app)
    for _ in range(14):
        clock_of(app).advance(minutes=4)
        assert is_signed_in(client)
    clock_of(app).advance(minutes=4)
    assert not is_signed_in(client)
    log_in(client)
    clock_of(app).advance(minutes=5)
    assert not is_signed_in(client)


def test_not_every_request_writes(app: Flask, client: FlaskClient, clock: Clock) -> None:
    def last_seen() -> object:
        with app.app_context():
            return db.session.scalar(select(StaffSession.last_seen_at))

    before = last_seen()
    clock.advance(seconds=59)
    assert is_signed_in(client)
    assert last_seen() == before
    clock.advance(seconds=1)
    assert is_signed_in(client)
    assert last_seen() == clock.now


def test_ended_sessions_are_cleared_away_at_the_next_sign_in(app: Flask, client: FlaskClient, clock: Clock) -> None:
    assert is_signed_in(client)
    clock.advance(hours=1)
    log_in(app.test_client())
    assert count_sessions(app) == 1


@pytest.mark.parametrize(
    "arguments", [["reset-password", ASHA], ["disable", ASHA], ["end-sessions", ASHA], ["end-sessions"]]
)
def test_a_command_ends_the_sessions_at_once(app: Flask, client: FlaskClient, arguments: list[str]) -> None:
    assert is_signed_in(client)
    result = app.test_cli_runner().invoke(args=["staff", *arguments])
    assert result.exit_code == 0, result.output
    assert not is_signed_in(client)
    assert count_sessions(app) == 0


def test_the_sessions_of_one_member_end_without_those_of_another(app: Flask, client: FlaskClient) -> None:
    other = signed_in_client(app, "ravi@firm.example")
    result = app.test_cli_runner().invoke(args=["staff", "end-sessions", "RAVI@firm.example"])
    assert result.output == "1 sessions ended\n"
    assert not is_signed_in(other)
    assert is_signed_in(client)


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "é" * 20, "x" * 3000, "' OR 1=1 --"])
def test_a_made_up_token_is_nobodys(app: Flask, token: str) -> None:
    add_member(app)
    client = app.test_client()
    client.set_cookie(SESSION, token)
    assert client.get("/api/me").status_code == 401


def test_a_signed_cookie_carries_no_identity(app: Flask, client: FlaskClient) -> None:
    """Flask-Login's own cookies, signed with the right key, open nothing and do no harm."""
    serializer = SecureCookieSessionInterface().get_signing_serializer(app)
    assert serializer is not None
    identity = {"_user_id": "1", "_fresh": True}
    with app.app_context():
        forged = {"session": str(serializer.dumps(identity)), "remember_token": encode_cookie("1")}
    stranger = app.test_client()
    for browser in (stranger, client):
        for name, value in forged.items():
            browser.set_cookie(name, value)
    assert not is_signed_in(stranger)
    assert is_signed_in(client)


def test_replies_carry_no_session_cookie_of_flask(client: FlaskClient) -> None:
    reply = client.get("/api/me")
    assert reply.headers.getlist("Set-Cookie") == []
    assert "Cookie" not in reply.headers.get("Vary", "")
