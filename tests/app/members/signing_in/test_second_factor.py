"""A stolen password alone is not enough, and each code works once. On SQLite and PostgreSQL."""

import pyotp
import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.members.stores.codes import RECOVERY_CODES
from tests.app.members.accounts import ANOTHER_PASSWORD, give_code, post, set_up_phone, temporary_password
from tests.app.members.staff_app import ASHA, PASSWORD, add_member, clock_of, log_in, member_json
from tests.app.members.staff_fixtures import MakeApp

STEPS = ["totp", "totp/confirm", "passkey", "passkey/options", "passkeys", "passkeys/options", "new-password", "code"]
BODIES: dict[str, dict[str, object]] = {
    "totp/confirm": {"code": "123456"},
    "passkey": {"credential": {}},
    "passkeys": {"name": "Key", "credential": {}},
    "new-password": {"password": "long enough for anybody"},
    "code": {"code": "123456"},
}


@pytest.fixture
def app(database_url: str, make_app: MakeApp) -> Flask:
    """The members' room with required second factors, and one member who has none yet."""
    made = make_app(database_url, second_factor="always")
    add_member(made)
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser without a signed-in member."""
    return app.test_client()


def test_a_stolen_password_opens_nothing_and_sets_up_no_factor(app: Flask, client: FlaskClient) -> None:
    assert log_in(client).status_code == 403
    assert client.get("/api/me").status_code == 401
    assert client.get_cookie("staff-session") is None
    for step in STEPS:
        reply = client.post(f"/api/login/{step}", json=BODIES.get(step))
        assert reply.status_code == 401, step
    owner = app.test_client()
    set_up_phone(app, owner)
    assert log_in(client).json == {"next": "second-factor", "methods": ["totp"]}
    assert (give_code(client, "123456").status_code, client.get("/api/me").status_code) == (422, 401)


@pytest.mark.parametrize("step", STEPS)
def test_no_step_is_taken_without_a_password(client: FlaskClient, step: str) -> None:
    assert client.post(f"/api/login/{step}", json=BODIES.get(step)).status_code == 401
    client.set_cookie("staff-sign-in", "P" * 43)
    assert client.post(f"/api/login/{step}", json=BODIES.get(step)).status_code == 401


def test_a_temporary_password_sets_up_the_factor_and_then_one_s_own_password(app: Flask, client: FlaskClient) -> None:
    assert log_in(client, password=temporary_password(app)).json == {"next": "first-factor", "methods": []}
    assert client.get("/api/me").status_code == 401
    assert client.post("/api/login/new-password", json={"password": ANOTHER_PASSWORD}).status_code == 401
    told = post(client, "/api/login/totp")
    assert told["qr"]["path"].startswith("M")
    code = pyotp.TOTP(told["secret"].replace(" ", "")).at(clock_of(app)())
    done = post(client, "/api/login/totp/confirm", code=code)
    assert (len(done["recoveryCodes"]), done["signIn"]["next"]) == (RECOVERY_CODES, "new-password")
    assert post(client, "/api/login/new-password", password=ANOTHER_PASSWORD) == member_json()


def test_a_code_of_the_app_opens_once_and_may_be_a_step_early_or_late(app: Flask, client: FlaskClient) -> None:
    phone = set_up_phone(app, app.test_client())
    for steps, status in ((-2, 422), (2, 422), (-1, 422), (0, 200), (0, 422), (-1, 422), (1, 200), (1, 422)):
        log_in(client)
        # The previous step's code set up the app, so it is used already.
        assert give_code(client, phone.code(app, steps)).status_code == status, steps
    clock_of(app).advance(minutes=10)
    log_in(client)
    assert give_code(client, phone.code(app, -1)).json == member_json()


def test_each_recovery_code_opens_once(app: Flask, client: FlaskClient) -> None:
    phone = set_up_phone(app, app.test_client())
    assert len(set(phone.recovery_codes)) == RECOVERY_CODES
    code = phone.recovery_codes[3]
    log_in(client)
    assert give_code(client, code).json == member_json()
    assert client.get("/api/account").get_json()["recoveryCodesLeft"] == RECOVERY_CODES - 1
    log_in(client)
    assert give_code(client, code).status_code == 422


def test_guessing_codes_is_stopped_and_shuts_nobody_out_of_a_known_browser(app: Flask, client: FlaskClient) -> None:
    owner = app.test_client()
    phone = set_up_phone(app, owner)
    statuses = []
    for number in range(9):
        log_in(client, address=f"203.0.113.{number}")
        statuses.append(
            client.post(
                "/api/login/code",
                json={"code": f"k3v9x-0m2q{number}"},
                environ_overrides={"REMOTE_ADDR": f"203.0.113.{number}"},
            ).status_code
        )
    assert statuses == [422] * 5 + [429] * 4
    assert client.get("/api/me").status_code == 401
    log_in(owner)
    assert give_code(owner, phone.code(app)).json == member_json()


def test_a_lost_phone_is_replaced_with_a_new_temporary_password(app: Flask, client: FlaskClient) -> None:
    left_open = app.test_client()
    lost = set_up_phone(app, left_open)
    found = set_up_phone(app, client)
    assert client.get("/api/me").json == member_json()
    assert left_open.get("/api/me").status_code == 401, "the lost phone was signed in"
    finder = app.test_client()
    log_in(finder)
    clock_of(app).advance(minutes=1)
    assert give_code(finder, lost.code(app)).status_code == 422
    assert give_code(finder, lost.recovery_codes[0]).status_code == 422
    assert give_code(finder, found.code(app)).status_code == 200


def test_a_sign_in_under_way_ends_after_ten_minutes_and_with_the_password(app: Flask, client: FlaskClient) -> None:
    phone = set_up_phone(app, app.test_client())
    log_in(client)
    clock_of(app).advance(minutes=10)
    assert give_code(client, phone.code(app)).status_code == 401
    log_in(client)
    temporary_password(app)
    assert give_code(client, phone.code(app)).status_code == 401


def test_signing_out_forgets_a_sign_in_under_way(app: Flask, client: FlaskClient) -> None:
    phone = set_up_phone(app, app.test_client())
    log_in(client)
    token = client.get_cookie("staff-sign-in")
    assert token is not None
    assert token.http_only
    assert client.post("/api/logout").status_code == 204
    assert client.get_cookie("staff-sign-in") is None
    client.set_cookie("staff-sign-in", token.value)
    assert give_code(client, phone.code(app)).status_code == 401


def test_a_session_s_cookie_is_worth_nothing_after_the_sign_out(app: Flask, client: FlaskClient) -> None:
    set_up_phone(app, client)
    stolen = client.get_cookie("staff-session")
    assert stolen is not None
    client.post("/api/logout")
    client.set_cookie("staff-session", stolen.value)
    assert client.get("/api/me").status_code == 401


def test_secrets_of_another_key_are_no_factor_that_opens(app: Flask, client: FlaskClient, make_app: MakeApp) -> None:
    phone = set_up_phone(app, client)
    other = make_app(app.config["SQLALCHEMY_DATABASE_URI"], second_factor="always", secret_key="another")
    browser = other.test_client()
    log_in(browser, ASHA, PASSWORD)
    assert give_code(browser, phone.code(app)).status_code == 422
    assert give_code(browser, phone.recovery_codes[0]).json == member_json()
