"""Passkeys: made and used only on this site, each answer once."""

from typing import Any

import cbor2
import pytest
from flask import Flask
from flask.testing import FlaskClient
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.app.members.accounts import ANOTHER_PASSWORD, post, temporary_password
from tests.app.members.authenticator import Authenticator
from tests.app.members.staff_app import ORIGIN, PASSWORD, add_member, log_in, member_json
from tests.app.members.staff_fixtures import MakeApp

BELA = "bela@firm.example"
PRESENT_ALONE = 0x01


@pytest.fixture
def app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The members' room with required second factors, and one member who has none yet."""
    made = make_app(sqlite_url, second_factor="always")
    add_member(made)
    return made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser whose member entered a temporary password."""
    client = app.test_client()
    log_in(client, password=temporary_password(app))
    return client


@pytest.fixture
def key(client: FlaskClient) -> Authenticator:
    """The member's passkey, set up in this browser, which stays signed in."""
    made = Authenticator(ORIGIN)
    done = make(client, made)
    assert (len(done["recoveryCodes"]), done["signIn"]["next"]) == (10, "new-password")
    assert post(client, "/api/login/new-password", password=PASSWORD) == member_json()
    return made


def make(client: FlaskClient, key: Authenticator, status: int = 200) -> dict[str, Any]:
    credential = key.make(post(client, "/api/login/passkeys/options"))
    return post(client, "/api/login/passkeys", status, name="Laptop", credential=credential)


def use(client: FlaskClient, key: Authenticator, status: int = 200) -> dict[str, Any]:
    credential = key.use(post(client, "/api/login/passkey/options"))
    return post(client, "/api/login/passkey", status, credential=credential)


def test_a_passkey_is_a_second_factor(app: Flask, key: Authenticator) -> None:
    browser = app.test_client()
    assert log_in(browser).json == {"next": "second-factor", "methods": ["passkey"]}
    assert use(browser, key) == member_json()
    [passkey] = browser.get("/api/account").get_json()["passkeys"]
    assert passkey["name"] == "Laptop"
    assert passkey["lastUsedAt"] is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://evil.example"},
        {"origin": f"{ORIGIN}:8443"},
        {"host": "evil.example"},
        {"flags": PRESENT_ALONE},
    ],
    ids=["origin", "port", "host", "owner not verified"],
)
def test_an_answer_made_elsewhere_or_for_nobody_is_refused(
    app: Flask, key: Authenticator, changes: dict[str, Any]
) -> None:
    browser = app.test_client()
    log_in(browser)
    for name, value in changes.items():
        setattr(key, name, value)
    assert "credential" in use(browser, key, 422)["errors"]
    assert browser.get("/api/me").status_code == 401


@pytest.mark.parametrize("changes", [{"origin": "https://evil.example"}, {"flags": PRESENT_ALONE}])
def test_a_passkey_made_elsewhere_is_not_kept(client: FlaskClient, changes: dict[str, Any]) -> None:
    make(client, Authenticator(**({"origin": ORIGIN} | changes)), 422)
    assert client.get("/api/me").status_code == 401


def test_an_answer_is_taken_once_and_only_for_what_was_asked(app: Flask, key: Authenticator) -> None:
    browser = app.test_client()
    log_in(browser)
    answer = key.use(post(browser, "/api/login/passkey/options"))
    post(browser, "/api/login/passkey", credential=answer)
    log_in(browser)
    post(browser, "/api/login/passkey", 422, credential=answer)
    post(browser, "/api/login/passkey/options")
    post(browser, "/api/login/passkey", 422, credential=answer)


def test_a_copied_key_whose_counter_stands_still_is_refused(app: Flask, key: Authenticator) -> None:
    browser = app.test_client()
    log_in(browser)
    key.uses = 7
    use(browser, key)
    log_in(browser)
    key.uses = 3
    use(browser, key, 422)


def test_the_passkey_of_another_member_opens_nothing(app: Flask, key: Authenticator) -> None:
    add_member(app, BELA)
    browser, others = app.test_client(), Authenticator(ORIGIN)
    log_in(browser, BELA, temporary_password(app, BELA))
    make(browser, others)
    post(browser, "/api/login/new-password", password=ANOTHER_PASSWORD)
    thief = app.test_client()
    log_in(thief, BELA, ANOTHER_PASSWORD)
    use(thief, key, 422)


@pytest.mark.parametrize("credential", [{}, {"id": "!"}, {"id": 7, "response": []}, {"id": "AAAA", "rawId": "AAAA"}])
def test_what_is_no_credential_is_refused(app: Flask, key: Authenticator, credential: dict[str, Any]) -> None:
    browser = app.test_client()
    log_in(browser)
    post(browser, "/api/login/passkey/options")
    assert "credential" in post(browser, "/api/login/passkey", 422, credential=credential)["errors"]


@pytest.mark.parametrize("key", [[1], 5, {}, {1: 2}], ids=repr)
def test_what_is_no_public_key_is_refused(client: FlaskClient, key: object) -> None:
    authenticator = Authenticator(ORIGIN)
    credential = authenticator.make(post(client, "/api/login/passkeys/options"))
    made = cbor2.loads(base64url_to_bytes(credential["response"]["attestationObject"]))
    before_key = made["authData"].index(authenticator.credential_id) + len(authenticator.credential_id)
    hollow = cbor2.dumps(made | {"authData": made["authData"][:before_key] + cbor2.dumps(key)})
    credential["response"]["attestationObject"] = bytes_to_base64url(hollow)
    refused = post(client, "/api/login/passkeys", 422, name="Laptop", credential=credential)
    assert set(refused["errors"]) == {"credential"}
