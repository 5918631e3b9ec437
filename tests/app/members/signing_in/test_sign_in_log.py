"""The log line of each attempt, as it is written in production."""

import json
import logging
import re
from collections.abc import Iterator

import pytest
from flask import Flask

from app.configuration.root import ROOT
from app.configuration.settings import Settings
from app.web.request_log import configure_logging
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, log_in

SECRETS = (PASSWORD, "wrong-password", "hunter2-hunter2", "staff-session", "staff-device")


@pytest.fixture(autouse=True)
def restore_handlers() -> Iterator[None]:
    """The current standard output is closed after the test."""
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    root.handlers = before


def log_really() -> None:
    """Write lines as gunicorn's workers do, to the current standard output."""
    configure_logging(Settings(app_env="test"))


def test_each_attempt_is_a_line_of_the_audit_without_any_secret(
    sqlite_app: Flask, capfd: pytest.CaptureFixture[str]
) -> None:
    log_really()
    add_member(sqlite_app)
    forged = '1.2.3.4", "result": "ok'
    log_in(sqlite_app.test_client(), X_Request_Id="caller-0001")
    log_in(sqlite_app.test_client(), password="wrong-password", X_Request_Id="caller-0002", X_Forwarded_For=forged)
    log_in(sqlite_app.test_client(), "hunter2-hunter2", address="2001:db8:1:2:3::9", X_Request_Id="caller-0003")
    written = capfd.readouterr().out
    assert [secret for secret in SECRETS if secret in written] == []
    lines = [line for line in map(json.loads, written.splitlines()) if line["message"] == "audit"]
    assert [tuple(line[key] for key in ("request_id", "action", "member", "address")) for line in lines] == [
        ("caller-0001", "sign-in", ASHA, "192.0.2.1"),
        ("caller-0002", "sign-in-failed", ASHA, "192.0.2.1"),
        ("caller-0003", "sign-in-failed", None, "2001:db8:1:2::/64"),
    ]


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
