"""Brute force is stopped early, by address and by account, and never locks the owner out."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.configuration.addresses import read_networks
from app.members.audit_log import Action, newest_records
from app.members.signing_in import sign_in as sign_in_module
from app.web.throttle.addresses import TrustedProxies
from app.web.throttle.throttle import CountsError, Reservation, Subjects, Throttle
from tests.app.members.staff_app import ASHA, Clock, add_member, log_in
from tests.app.members.staff_fixtures import MakeApp


def guess(app: Flask, times: int, *, username: str = ASHA, address: str | None = None, first: int = 1) -> list[int]:
    """Try wrong passwords from new browsers, each with its own address unless one is given."""
    addresses = [address or f"198.51.{number // 250}.{number % 250}" for number in range(first, first + times)]
    return [log_in(app.test_client(), username, "wrong", sender).status_code for sender in addresses]


def test_an_address_may_fail_eight_times_in_five_minutes(app: Flask, clock: Clock) -> None:
    add_member(app)
    assert guess(app, 10, address="198.51.100.7") == [401] * 8 + [429] * 2
    assert log_in(app.test_client(), address="198.51.100.7").status_code == 429
    assert log_in(app.test_client(), address="198.51.100.8").status_code == 200
    clock.advance(minutes=5)
    assert log_in(app.test_client(), address="198.51.100.7").status_code == 200


def test_the_refusal_says_when_to_come_back(app: Flask, clock: Clock) -> None:
    guess(app, 8, address="198.51.100.7")
    reply = log_in(app.test_client(), address="198.51.100.7")
    assert reply.status_code == 429
    assert reply.json == {"message": "Too many attempts. Try again in 5 min.", "errors": {}}
    assert reply.headers["Retry-After"] == "300"
    clock.advance(minutes=4, seconds=30)
    reply = log_in(app.test_client(), address="198.51.100.7")
    assert reply.json == {"message": "Too many attempts. Try again in 1 min.", "errors": {}}


def test_different_names_from_one_address_count_together(app: Flask) -> None:
    statuses = [guess(app, 1, username=f"x{number}@y.example", address="198.51.100.7")[0] for number in range(9)]
    assert statuses == [401] * 8 + [429]


@pytest.mark.parametrize("username", [ASHA, "nobody@firm.example"])
def test_an_account_may_fail_forty_times_member_or_not(sqlite_app: Flask, username: str) -> None:
    add_member(sqlite_app)
    assert guess(sqlite_app, 42, username=username) == [401] * 40 + [429] * 2
    assert guess(sqlite_app, 1, username=f" {username.upper()}", first=50) == [429]


def test_what_an_address_is_refused_does_not_use_up_the_account(sqlite_app: Flask) -> None:
    add_member(sqlite_app)
    guess(sqlite_app, 60, address="198.51.100.7")
    assert log_in(sqlite_app.test_client(), address="203.0.113.5").status_code == 200


def test_an_attack_does_not_lock_the_owner_out_of_a_known_browser(app: Flask, client: FlaskClient) -> None:
    client.post("/api/logout")
    assert 429 in guess(app, 45)
    assert 429 in guess(app, 9, address="192.0.2.1", username="other@firm.example")
    assert log_in(app.test_client(), address="203.0.113.5").status_code == 429
    assert log_in(client).status_code == 200


def test_a_known_browser_has_a_limit_too(app: Flask, client: FlaskClient) -> None:
    statuses = [log_in(client, password="wrong").status_code for _ in range(10)]
    assert statuses == [401] * 8 + [429] * 2
    assert log_in(app.test_client(), address="203.0.113.5").status_code == 200


def test_a_browser_is_known_for_its_own_member_only(app: Flask, client: FlaskClient) -> None:
    add_member(app, "ravi@firm.example")
    guess(app, 40, username="ravi@firm.example")
    assert log_in(client, "ravi@firm.example").status_code == 429
    assert log_in(client).status_code == 200


def test_a_planted_device_token_never_becomes_known(app: Flask) -> None:
    add_member(app)
    victim = app.test_client()
    victim.set_cookie("staff-device", "P" * 43)
    assert log_in(victim).status_code == 200
    cookie = victim.get_cookie("staff-device")
    assert cookie is not None
    assert cookie.value != "P" * 43


def test_a_known_browser_keeps_its_token_and_is_forgotten_in_the_end(
    app: Flask, client: FlaskClient, clock: Clock
) -> None:
    def device() -> str:
        cookie = client.get_cookie("staff-device")
        assert cookie is not None
        return cookie.value

    first = device()
    clock.advance(days=179)
    log_in(client)
    assert device() == first
    clock.advance(days=180)
    client.set_cookie("staff-device", first)
    guess(app, 40)
    assert log_in(client).status_code == 429


def test_after_a_reset_the_browsers_of_a_member_are_strangers(app: Flask, client: FlaskClient) -> None:
    assert app.test_cli_runner().invoke(args=["staff", "reset-password", ASHA]).exit_code == 0
    guess(app, 40)
    assert log_in(client).status_code == 429


def test_made_up_forwarding_headers_change_nothing(sqlite_app: Flask) -> None:
    statuses = [
        log_in(sqlite_app.test_client(), ASHA, "wrong", X_Forwarded_For=f"203.0.113.{number}").status_code
        for number in range(10)
    ]
    assert statuses == [401] * 8 + [429] * 2


def test_behind_a_proxy_of_ours_the_visitors_address_counts(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, proxies=TrustedProxies(1, read_networks("192.0.2.1")))
    for visitor in ("203.0.113.1", "203.0.113.2"):
        headers = {"X_Forwarded_For": f"10.9.8.7, {visitor}"}
        statuses = [log_in(app.test_client(), ASHA, "wrong", **headers).status_code for _ in range(9)]
        assert statuses == [401] * 8 + [429]


def test_limits_are_settings(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, sign_in_limit_per_address=2, sign_in_limit_per_account=3)
    assert guess(app, 3, address="198.51.100.7") == [401, 401, 429]
    assert guess(app, 2) == [401, 429]


def test_a_refused_attempt_is_not_looked_at(sqlite_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    guess(sqlite_app, 8, address="198.51.100.7")
    monkeypatch.setattr(sign_in_module, "check_password", None)
    assert guess(sqlite_app, 1, address="198.51.100.7") == [429]


def test_an_attack_fills_no_table(sqlite_app: Flask) -> None:
    guess(sqlite_app, 60, address="198.51.100.7")
    with sqlite_app.app_context():
        actions = [entry.action for entry in newest_records(100)]
    assert actions == [Action.SIGN_IN_THROTTLED] + [Action.SIGN_IN_FAILED] * 8


def test_attempts_that_cannot_be_counted_are_not_looked_at(sqlite_url: str, make_app: MakeApp) -> None:
    class Uncounted(Throttle):
        def reserve(self, _subjects: Subjects) -> Reservation:
            raise CountsError("OperationalError")

    app = make_app(sqlite_url, throttle=Uncounted("tests"))
    add_member(app)
    assert log_in(app.test_client()).status_code == 503
