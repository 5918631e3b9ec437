"""A member's own account: password, name, sessions, second factors, and a fresh proof before risky changes."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.members.stores.session_store import FRESH_LIFE
from tests.app.members.accounts import ANOTHER_PASSWORD, Phone, post, set_up_phone
from tests.app.members.authenticator import Authenticator
from tests.app.members.staff_app import (
    ASHA,
    ORIGIN,
    PASSWORD,
    add_member,
    clock_of,
    log_in,
    member_json,
    signed_in_client,
)
from tests.app.members.staff_fixtures import MakeApp

WEIGHTY = [
    ("GET", "/api/contact-data/export.csv"),
    ("HEAD", "/api/contact-data/export.xlsx"),
    ("POST", "/api/members"),
    ("POST", "/api/members/1/end"),
    ("POST", "/api/account/totp"),
    ("POST", "/api/account/recovery-codes"),
]


@pytest.fixture
def sqlite_client(sqlite_app: Flask) -> FlaskClient:
    """A browser with a signed-in member who neither needs nor has a second factor."""
    return signed_in_client(sqlite_app, manages_members=True)


@pytest.fixture
def guarded(sqlite_url: str, make_app: MakeApp) -> tuple[Flask, FlaskClient, Phone]:
    """The members' room with required second factors, and a member signed in with an authenticator app."""
    app = make_app(sqlite_url, second_factor="always")
    add_member(app)
    client = app.test_client()
    return app, client, set_up_phone(app, client)


def test_one_s_password_is_changed_with_the_old_one_and_ends_other_sessions(app: Flask, client: FlaskClient) -> None:
    other = app.test_client()
    log_in(other)
    change = {"oldPassword": "not the old one", "newPassword": ANOTHER_PASSWORD}
    assert set(post(client, "/api/account/password", 422, **change)["errors"]) == {"oldPassword"}
    assert set(post(client, "/api/account/password", 422, oldPassword=PASSWORD, newPassword="short")["errors"]) == {
        "newPassword"
    }
    post(client, "/api/account/password", 204, oldPassword=PASSWORD, newPassword=ANOTHER_PASSWORD)
    assert (client.get("/api/me").status_code, other.get("/api/me").status_code) == (200, 401)
    assert log_in(app.test_client()).status_code == 401
    assert log_in(app.test_client(), password=ANOTHER_PASSWORD).status_code == 200


def test_browsers_are_listed_this_one_first_and_the_others_ended(app: Flask, client: FlaskClient) -> None:
    other = app.test_client()
    log_in(other, User_Agent="Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    sessions = client.get("/api/account").get_json()["sessions"]
    assert [(session["browser"], session["isThis"]) for session in sessions] == [
        ("Unknown browser", True),
        ("Firefox on Linux", False),
    ]
    post(client, "/api/account/sessions/end-others", 204)
    assert (client.get("/api/me").status_code, other.get("/api/me").status_code) == (200, 401)


def test_a_name_is_kept_without_the_spaces_around_it(client: FlaskClient) -> None:
    assert post(client, "/api/account/name", name="  Asha Rao ") == {**member_json(), "name": "Asha Rao"}
    assert client.get("/api/me").json == {**member_json(), "name": "Asha Rao"}
    for name in ("", "   ", "x" * 81, "\x00"):
        assert set(post(client, "/api/account/name", 422, name=name)["errors"]) == {"name"}


@pytest.mark.parametrize(("method", "path"), WEIGHTY)
def test_what_weighs_wants_a_proof_that_is_fresh(
    sqlite_app: Flask, sqlite_client: FlaskClient, method: str, path: str
) -> None:
    clock_of(sqlite_app).advance(seconds=FRESH_LIFE.total_seconds())
    refused = sqlite_client.open(path, method=method)
    assert refused.status_code == 403
    assert method == "HEAD" or refused.get_json()["next"] == "fresh-proof"
    wrong = sqlite_client.post("/api/account/proof", json={"password": "not this one"})
    assert (wrong.status_code, set(wrong.get_json()["errors"])) == (422, {"password"})
    assert sqlite_client.open(path, method=method).status_code == 403
    post(sqlite_client, "/api/account/proof", 204, password=PASSWORD)
    assert sqlite_client.open(path, method=method).status_code not in {401, 403} or path.endswith("/end")


def test_a_proof_gives_the_session_another_token(sqlite_client: FlaskClient) -> None:
    before = sqlite_client.get_cookie("staff-session")
    post(sqlite_client, "/api/account/proof", 204, password=PASSWORD)
    after = sqlite_client.get_cookie("staff-session")
    assert before is not None
    assert after is not None
    assert before.value != after.value
    assert sqlite_client.get("/api/me").status_code == 200
    sqlite_client.set_cookie("staff-session", before.value)
    assert sqlite_client.get("/api/me").status_code == 401


def test_reading_wants_no_fresh_proof(sqlite_app: Flask, sqlite_client: FlaskClient) -> None:
    clock_of(sqlite_app).advance(minutes=11)
    for path in ("/api/me", "/api/account", "/api/members", "/api/contact-data", "/api/dashboard"):
        assert sqlite_client.get(path).status_code == 200, path


def test_a_first_factor_is_set_up_and_asked_for_from_then_on(sqlite_app: Flask, sqlite_client: FlaskClient) -> None:
    assert set(post(sqlite_client, "/api/account/totp/confirm", 422, code="123456")["errors"]) == {"code"}
    phone = Phone(post(sqlite_client, "/api/account/totp")["secret"].replace(" ", ""), [])
    made = post(sqlite_client, "/api/account/totp/confirm", code=phone.code(sqlite_app))
    assert len(made["recoveryCodes"]) == 10
    assert sqlite_client.get("/api/account").get_json()["hasTotp"] is True
    assert log_in(sqlite_app.test_client()).get_json()["next"] == "second-factor", "whoever has one is asked for it"


def test_a_passkey_is_added_proves_anew_and_is_removed(guarded: tuple[Flask, FlaskClient, Phone]) -> None:
    app, client, _ = guarded
    key = Authenticator(ORIGIN)
    options = post(client, "/api/account/passkeys/options")
    made = post(client, "/api/account/passkeys", name="Laptop", credential=key.make(options))
    assert made == {"recoveryCodes": []}, "the member has some"
    clock_of(app).advance(minutes=11)
    assert client.post("/api/account/recovery-codes").status_code == 403
    post(client, "/api/account/proof/passkey", 204, credential=key.use(post(client, "/api/account/proof/options")))
    assert len(post(client, "/api/account/recovery-codes")["recoveryCodes"]) == 10
    [passkey] = client.get("/api/account").get_json()["passkeys"]
    post(client, "/api/account/passkeys/999/remove", 404)
    post(client, f"/api/account/passkeys/{passkey['id']}/remove", 204)
    assert client.get("/api/account").get_json()["passkeys"] == []


def test_the_last_factor_stays_where_one_is_required(guarded: tuple[Flask, FlaskClient, Phone]) -> None:
    app, client, phone = guarded
    post(client, "/api/account/totp/remove", 409)
    options = post(client, "/api/account/passkeys/options")
    post(client, "/api/account/passkeys", name="Laptop", credential=Authenticator(ORIGIN).make(options))
    post(client, "/api/account/totp/remove", 204)
    assert client.get("/api/account").get_json()["hasTotp"] is False
    browser = app.test_client()
    assert log_in(browser).get_json()["methods"] == ["passkey"]
    assert browser.post("/api/login/code", json={"code": phone.code(app)}).status_code == 422


def test_new_recovery_codes_end_the_earlier_ones(guarded: tuple[Flask, FlaskClient, Phone]) -> None:
    app, client, phone = guarded
    codes = post(client, "/api/account/recovery-codes")["recoveryCodes"]
    browser = app.test_client()
    log_in(browser)
    post(browser, "/api/login/code", 422, code=phone.recovery_codes[0])
    assert post(browser, "/api/login/code", code=codes[0])["username"] == ASHA
