"""A temporary password leads to a password of one's own, for a while; that one must be long and uncommon."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.app.members.accounts import ANOTHER_PASSWORD, post, temporary_password
from tests.app.members.staff_app import WRONG, add_member, clock_of, log_in, member_json
from tests.app.members.staff_fixtures import MakeApp

COMMON = "password1234"


@pytest.fixture
def app(sqlite_url: str, make_app: MakeApp) -> Flask:
    """The members' room without required second factors, with one member."""
    made = make_app(sqlite_url)
    add_member(made)
    return made


@pytest.fixture
def temporary(app: Flask) -> str:
    """The member's temporary password, made just now."""
    return temporary_password(app)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser without a signed-in member."""
    return app.test_client()


def test_it_is_changed_at_its_first_use(app: Flask, client: FlaskClient, temporary: str) -> None:
    assert log_in(client, password=temporary).json == {"next": "new-password", "methods": []}
    assert client.get("/api/me").status_code == 401
    assert post(client, "/api/login/new-password", password=ANOTHER_PASSWORD) == member_json()
    assert client.get("/api/me").json == member_json()
    assert client.get_cookie("staff-sign-in") is None
    assert log_in(app.test_client(), password=temporary).json == WRONG
    assert log_in(app.test_client(), password=ANOTHER_PASSWORD).json == member_json()


def test_it_ends_after_three_days_and_looks_wrong_then(app: Flask, client: FlaskClient, temporary: str) -> None:
    clock_of(app).advance(hours=71, minutes=59)
    assert log_in(client, password=temporary).status_code == 200
    clock_of(app).advance(minutes=1)
    reply = log_in(app.test_client(), password=temporary)
    assert (reply.status_code, reply.json) == (401, WRONG)
    assert client.post("/api/login/new-password", json={"password": ANOTHER_PASSWORD}).status_code == 401


@pytest.mark.parametrize(
    "password",
    [
        "eleven char",
        COMMON,
        COMMON.upper(),
        "x" * 129,
        "i am Asha and sit here",
        "the Firm of my heart",
        "\x00" + "y" * 20,
    ],
    ids=str,
)
def test_what_may_not_be_chosen(client: FlaskClient, temporary: str, password: str) -> None:
    log_in(client, password=temporary)
    refused = client.post("/api/login/new-password", json={"password": password})
    assert refused.status_code == 422
    assert set(refused.get_json()["errors"]) == {"password"}
    assert client.get("/api/me").status_code == 401


@pytest.mark.parametrize("password", ["कमल के फूल की तरह", "only lower case letters", "x7" * 64], ids=len)
def test_length_is_all_that_is_asked(client: FlaskClient, temporary: str, password: str) -> None:
    log_in(client, password=temporary)
    assert post(client, "/api/login/new-password", password=password) == member_json()


def test_the_temporary_password_itself_is_no_new_one(client: FlaskClient, temporary: str) -> None:
    log_in(client, password=temporary)
    assert "password" in post(client, "/api/login/new-password", 422, password=temporary)["errors"]
