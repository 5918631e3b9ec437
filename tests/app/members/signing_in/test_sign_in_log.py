"""The log line of each attempt, as it is really written."""

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.members.signing_in import sign_in as sign_in_module
from app.members.stores.passwords import HashingBusyError
from app.members.stores.store import find_credentials
from app.web.request_log import configure_logging
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, log_in

SECRETS = (PASSWORD, "wrong-password", "hunter2-hunter2", "staff-session", "staff-device")


@pytest.fixture(autouse=True)
def restore_handlers() -> Iterator[None]:
    """What is standard output now is closed after the test."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    root.handlers = before


def log_really() -> None:
    """Write lines as gunicorn's workers do, to what is standard output now."""
    configure_logging(Settings(app_env="test"))


def sign_in_lines(capfd: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """The lines of sign-ins. The audit alone names the member, and nothing holds a secret."""
    written = capfd.readouterr().out
    assert [secret for secret in SECRETS if secret in written] == []
    lines = [json.loads(line) for line in written.splitlines()]
    assert {line["message"] for line in lines if ASHA in json.dumps(line)} <= {"audit"}
    return [line for line in lines if line["message"] == "sign-in"]


def member_id(app: Flask) -> int:
    with app.app_context():
        credentials = find_credentials(ASHA)
    assert credentials is not None
    return credentials.user_id


def test_each_attempt_is_one_line_that_says_who_from_where_and_how_it_ended(
    app: Flask, capfd: pytest.CaptureFixture[str]
) -> None:
    log_really()
    add_member(app)
    asha = member_id(app)
    log_in(app.test_client(), X_Request_Id="caller-0001")
    log_in(app.test_client(), password="wrong-password", address="2001:db8:1:2:3::9", X_Request_Id="caller-0002")
    for number in range(3, 13):
        log_in(app.test_client(), "hunter2-hunter2", PASSWORD, "198.51.100.7", X_Request_Id=f"caller-{number:04}")
    log_in(app.test_client(), address="198.51.100.7", X_Request_Id="caller-0013")
    lines = sign_in_lines(capfd)
    keys = ("request_id", "level", "result", "member_id", "address")
    assert [tuple(line[key] for key in keys) for line in lines] == [
        ("caller-0001", "INFO", "ok", asha, "192.0.2.1"),
        ("caller-0002", "WARNING", "failed", asha, "2001:db8:1:2::/64"),
        *[(f"caller-{number:04}", "WARNING", "failed", "unknown", "198.51.100.7") for number in range(3, 11)],
        *[(f"caller-{number:04}", "WARNING", "throttled", "unknown", "198.51.100.7") for number in range(11, 13)],
        ("caller-0013", "WARNING", "throttled", asha, "198.51.100.7"),
    ]
    assert all(set(line) == {*keys, "logger", "message", "time"} for line in lines)


def test_an_attempt_that_found_no_turn_is_told_too(
    sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise HashingBusyError

    log_really()
    add_member(sqlite_app)
    monkeypatch.setattr(sign_in_module, "check_password", refuse)
    assert log_in(sqlite_app.test_client()).status_code == 503
    [line] = sign_in_lines(capfd)
    assert (line["level"], line["result"], line["member_id"]) == ("WARNING", "busy", member_id(sqlite_app))


def test_a_request_that_is_no_attempt_has_no_line(sqlite_app: Flask, capfd: pytest.CaptureFixture[str]) -> None:
    log_really()
    assert log_in(sqlite_app.test_client(), ASHA, "").status_code == 422
    assert sign_in_lines(capfd) == []


def test_a_forwarding_header_forges_no_line(sqlite_app: Flask, capfd: pytest.CaptureFixture[str]) -> None:
    log_really()
    forged = '1.2.3.4", "result": "ok'
    log_in(sqlite_app.test_client(), 'x", "result": "ok', "wrong-password", X_Forwarded_For=forged)
    [line] = sign_in_lines(capfd)
    assert (line["result"], line["address"]) == ("failed", "192.0.2.1")


def test_the_documented_filter_finds_the_addresses_to_shut_out(
    sqlite_app: Flask, capfd: pytest.CaptureFixture[str]
) -> None:
    [documented] = re.findall(r"^failregex = (.*)$", (ROOT / "docs" / "deploy.md").read_text(), re.MULTILINE)
    pattern = re.compile(documented.replace("<SUBNET>", "(?P<subnet>[0-9a-f.:]+(?:/[0-9]+)?)"))
    log_really()
    add_member(sqlite_app)
    log_in(sqlite_app.test_client())
    log_in(sqlite_app.test_client(), address="2001:db8::9", password="wrong-password")
    for _ in range(9):
        log_in(sqlite_app.test_client(), address="198.51.100.7", password="wrong-password")
    found = [line["subnet"] for line in map(pattern.search, capfd.readouterr().out.splitlines()) if line is not None]
    assert found == ["2001:db8::/64"] + ["198.51.100.7"] * 9
