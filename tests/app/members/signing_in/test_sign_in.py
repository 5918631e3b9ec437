"""Signing in: who may, what the answer reveals, and which cookies it sets."""

from http.cookies import Morsel, SimpleCookie
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from flask import Flask
from werkzeug.test import TestResponse

from app.members.signing_in import sign_in as sign_in_module
from app.members.stores.passwords import HashingBusyError
from tests.app.members.staff_app import ASHA, PASSWORD, WRONG, add_member, log_in, member_json
from tests.app.members.staff_fixtures import MakeApp

FAULTY_BODIES: list[tuple[Any, set[str]]] = [
    ({}, {"username", "password"}),
    ({"username": ASHA}, {"password"}),
    ({"username": ASHA, "password": ""}, {"password"}),
    ({"username": ["x"], "password": {}}, {"username", "password"}),
    ({"username": 1, "password": True}, {"username", "password"}),
    ({"username": None, "password": None}, {"username", "password"}),
    ({"username": "a\0b", "password": "x"}, {"username"}),
    ({"username": "\ud800", "password": "\udfff"}, {"username", "password"}),
    ({"username": "x" * 255, "password": "x"}, {"username"}),
    ({"username": ASHA, "password": "x" * 1025}, {"password"}),
    ({"username": ASHA, "password": PASSWORD, "remember": True}, {"remember"}),
]


@pytest.fixture
def app(sqlite_app: Flask) -> Flask:
    """On SQLite alone: test_sessions.py runs a sign-in's statements on PostgreSQL."""
    return sqlite_app


def cookies_of(reply: TestResponse) -> dict[str, Morsel[str]]:
    found: dict[str, Morsel[str]] = {}
    for header in reply.headers.getlist("Set-Cookie"):
        found |= SimpleCookie(header)
    return found


def test_the_right_password_opens_a_session(app: Flask) -> None:
    add_member(app)
    client = app.test_client()
    assert client.get("/api/me").status_code == 401
    reply = log_in(client)
    assert (reply.status_code, reply.json) == (200, member_json())
    me = client.get("/api/me")
    assert (me.status_code, me.json) == (200, member_json())
    assert me.headers["Cache-Control"] == reply.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("username", ["ASHA@Firm.Example", f"  {ASHA} "])
def test_the_address_may_be_written_in_any_case(app: Flask, username: str) -> None:
    add_member(app)
    assert log_in(app.test_client(), username).json == member_json()


def test_wrong_unknown_and_ended_get_the_same_answer(app: Flask) -> None:
    for email in (ASHA, "gone@firm.example"):
        add_member(app, email)
    assert app.test_cli_runner().invoke(args=["staff", "disable", "gone@firm.example"]).exit_code == 0
    replies = [
        log_in(app.test_client(), ASHA, "wrong"),
        log_in(app.test_client(), "nobody@firm.example", PASSWORD),
        log_in(app.test_client(), "gone@firm.example", PASSWORD),
    ]
    for reply in replies:
        assert (reply.status_code, reply.json) == (401, WRONG)
        assert reply.headers.getlist("Set-Cookie") == []
    assert len({tuple(name for name, _ in reply.headers) for reply in replies}) == 1


def test_an_unknown_member_takes_as_long_as_a_wrong_password(
    sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nearly all the time is one hash of the same cost, and the number of statements is the same."""
    add_member(sqlite_app)
    client, verify = sqlite_app.test_client(), PasswordHasher.verify
    work: dict[str, list[object]] = {ASHA: [], "nobody@firm.example": []}

    for username, done in work.items():

        def watch(self: PasswordHasher, password_hash: str, password: str, done: list[object] = done) -> bool:
            done.append(extract_parameters(password_hash))
            return verify(self, password_hash, password)

        monkeypatch.setattr(PasswordHasher, "verify", watch)
        assert log_in(client, username, "wrong").status_code == 401
    assert len(work[ASHA]) == 1
    assert work[ASHA] == work["nobody@firm.example"]


@pytest.mark.parametrize(("body", "faulty"), FAULTY_BODIES)
def test_a_faulty_body_names_its_fields_and_nothing_is_looked_up(
    app: Flask, monkeypatch: pytest.MonkeyPatch, body: Any, faulty: set[str]
) -> None:
    monkeypatch.setattr(sign_in_module, "check_password", None)
    monkeypatch.setattr(sign_in_module, "find_credentials", None)
    reply = app.test_client().post("/api/login", json=body)
    assert reply.status_code == 422
    assert reply.json is not None
    assert set(reply.json["errors"]) == faulty


def test_a_password_of_1024_characters_is_looked_at(app: Flask) -> None:
    add_member(app, password="ä" * 1024)
    assert log_in(app.test_client(), password="ä" * 1024).status_code == 200


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"data": b"{", "content_type": "application/json"}, 400),
        ({"data": b"[]", "content_type": "application/json"}, 422),
        ({"data": b"username=a&password=b", "content_type": "application/x-www-form-urlencoded"}, 415),
        ({"data": b"{}" * 40_000, "content_type": "application/json"}, 413),
    ],
)
def test_what_is_no_json_object_is_refused(app: Flask, sent: dict[str, Any], status: int) -> None:
    assert app.test_client().post("/api/login", **sent).status_code == status


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_a_foreign_site_can_neither_sign_in_nor_out(app: Flask, headers: dict[str, str]) -> None:
    add_member(app)
    client = app.test_client()
    log_in(client)
    for path in ("/api/login", "/api/logout", f"/api/contact-data/{'0' * 24}/seen"):
        assert client.post(path, json={}, headers=headers).status_code == 403
    assert client.get("/api/me").status_code == 200


def test_cookies_are_for_the_server_alone(app: Flask) -> None:
    add_member(app)
    cookies = cookies_of(log_in(app.test_client()))
    assert set(cookies) == {"staff-session", "staff-device"}
    for cookie in cookies.values():
        assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["domain"]) == (True, "Strict", "/", "")
        assert not cookie["secure"]
        assert len(cookie.value) == 43
    assert cookies["staff-session"]["max-age"] == cookies["staff-session"]["expires"] == ""
    assert int(cookies["staff-device"]["max-age"]) == 180 * 24 * 3600


def test_on_https_cookies_are_bound_to_the_host(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, public_origin="https://www.firm.example")
    add_member(app)
    client = app.test_client()
    reply = client.post("/api/login", json={"username": ASHA, "password": PASSWORD}, base_url="https://localhost")
    cookies = cookies_of(reply)
    assert set(cookies) == {"__Host-staff-session", "__Host-staff-device"}
    assert all(cookie["secure"] and cookie["path"] == "/" and cookie["domain"] == "" for cookie in cookies.values())
    assert client.get("/api/me", base_url="https://localhost").status_code == 200
    plain = app.test_client()
    plain.set_cookie("staff-session", cookies["__Host-staff-session"].value)
    assert plain.get("/api/me").status_code == 401


def test_a_password_reset_while_it_is_checked_opens_nothing(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    add_member(app)

    def check_slowly(_hash: str | None, _password: str) -> bool:
        assert app.test_cli_runner().invoke(args=["staff", "reset-password", ASHA]).exit_code == 0
        return True

    monkeypatch.setattr(sign_in_module, "check_password", check_slowly)
    assert log_in(app.test_client()).status_code == 401


def test_too_many_checks_at_once_are_told(sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise HashingBusyError

    monkeypatch.setattr(sign_in_module, "check_password", refuse)
    for _ in range(9):
        reply = log_in(sqlite_app.test_client())
        assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")


def test_without_a_database_the_answer_is_503_and_quotes_nothing(
    tmp_path_factory: pytest.TempPathFactory, make_app: MakeApp, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app(f"sqlite:///{tmp_path_factory.mktemp('none')}/empty.sqlite3")
    client = app.test_client()
    client.set_cookie("staff-session", "x" * 43)
    replies = [
        log_in(client),
        client.get("/api/me"),
        client.get("/api/contact-data?q=Asha"),
        client.post("/api/logout"),
    ]
    assert [reply.status_code for reply in replies] == [503] * 4
    assert all(reply.json and "moment" in reply.json["message"] for reply in replies)
    assert ASHA not in caplog.text
    assert "staff_session" not in caplog.text
