"""Everything for staff is closed to visitors, however its address is spelled."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from app.members.signing_in.session import MEMBER_HEADER
from app.web.access import Access, declared_access
from tests.app.queries.new_queries import keep

SAMPLES = {"name": "contact", "query_id": "0" * 24, "mail_id": "0" * 24, "member_id": 7, "passkey_id": 7}


@pytest.fixture
def app(sqlite_app: Flask) -> Flask:
    """On SQLite alone: the guard does not depend on the database."""
    return sqlite_app


def staff_requests(app: Flask) -> Iterator[tuple[str, str]]:
    """Method and path of each staff route."""
    for rule in app.url_map.iter_rules():
        if declared_access(app.view_functions[rule.endpoint]) is not Access.EVERYONE:
            for method in rule.methods or ():
                yield method, built_path(app, rule)


def built_path(app: Flask, rule: Rule) -> str:
    values = {name: SAMPLES[name] for name in rule.arguments}
    path = app.url_map.bind("localhost").build(rule.endpoint, values)
    return str(path)


def spellings(path: str) -> list[str]:
    """Other spellings that a careless server might take for the path."""
    last = path.rpartition("/")[2]
    encoded = path.replace(last[0], f"%{ord(last[0]):02X}")
    return [
        path,
        f"{path}/",
        f"/{path}",
        path.replace("/api/", "/api//"),
        path.upper(),
        path.title(),
        encoded,
        path.replace("/api/", "/api%2F"),
        f"{path};x=1",
        f"{path}%00",
        f"{path}?staff=1",
        f"/x/..{path}",
        f"{path}.json",
    ]


def test_strangers_are_refused_in_every_spelling(app: Flask) -> None:
    with app.app_context():
        keep(name="Secret Visitor")
    requests = list(staff_requests(app))
    assert len(requests) >= 11
    for method, path in requests:
        for spelling in spellings(path):
            reply = app.test_client().open(spelling, method=method)
            assert reply.status_code in {401, 404, 405}, (method, spelling)
            assert b"Secret Visitor" not in reply.data
            assert reply.headers["Cache-Control"] == "no-store"


def test_what_is_meant_to_be_of_another_member_is_refused(app: Flask, client: FlaskClient) -> None:
    own = quote(client.get("/api/me").get_json()["username"])
    for method, path in staff_requests(app):
        assert client.open(path, method=method, headers={MEMBER_HEADER: "bela%40firm.example"}).status_code == 401
        assert client.open(path, method=method, headers={MEMBER_HEADER: own}).status_code != 401


def test_members_too_are_refused_what_another_site_asks_for(app: Flask, client: FlaskClient) -> None:
    for method, path in staff_requests(app):
        for site in ("cross-site", "same-site"):
            reply = client.open(path, method=method, headers={"Sec-Fetch-Site": site})
            assert reply.status_code == 403, (method, path)
    assert client.get("/api/me", headers={"Sec-Fetch-Site": "same-origin"}).status_code == 200


def test_the_plain_and_the_encoded_spelling_reach_the_guard(app: Flask) -> None:
    for method, path in staff_requests(app):
        for spelling in (path, f"{path}?q=x", path.replace("a", "%61")):
            reply = app.test_client().open(spelling, method=method)
            assert reply.status_code == 401, (method, spelling)
            assert method == "HEAD" or reply.json == {"message": "Not signed in.", "errors": {}}


@pytest.mark.parametrize("path", ["/api/me/", "/api//me", "//api/me", "/API/me", "/api/contact-data/", "/api/Me"])
def test_members_too_find_one_spelling_only(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_staff_routes_are_these(app: Flask) -> None:
    found = sorted({(method, path) for method, path in staff_requests(app) if method != "HEAD"})
    assert found == [
        ("GET", "/api/account"),
        ("GET", "/api/contact-data"),
        ("GET", f"/api/contact-data/{'0' * 24}"),
        ("GET", "/api/contact-data/export.csv"),
        ("GET", "/api/contact-data/export.xlsx"),
        ("GET", "/api/dashboard"),
        ("GET", "/api/launch"),
        ("GET", "/api/me"),
        ("GET", "/api/members"),
        ("POST", "/api/account/name"),
        ("POST", "/api/account/passkeys"),
        ("POST", "/api/account/passkeys/7/remove"),
        ("POST", "/api/account/passkeys/options"),
        ("POST", "/api/account/password"),
        ("POST", "/api/account/proof"),
        ("POST", "/api/account/proof/options"),
        ("POST", "/api/account/proof/passkey"),
        ("POST", "/api/account/recovery-codes"),
        ("POST", "/api/account/sessions/end-others"),
        ("POST", "/api/account/totp"),
        ("POST", "/api/account/totp/confirm"),
        ("POST", "/api/account/totp/remove"),
        ("POST", f"/api/contact-data/{'0' * 24}/seen"),
        ("POST", "/api/members"),
        ("POST", "/api/members/7/end"),
        ("POST", "/api/members/7/first-access"),
        ("POST", "/api/members/7/permissions"),
        ("POST", "/api/members/7/restore"),
        ("POST", f"/api/outbox/{'0' * 24}/send-again"),
    ], "a route for staff came or went: name it here, and keep a record of its use where it tells of people"


def test_a_view_that_declares_nothing_is_closed(sqlite_app: Flask) -> None:
    sqlite_app.add_url_rule("/api/forgotten", "forgotten", lambda: "secret")
    reply = sqlite_app.test_client().get("/api/forgotten")
    assert reply.status_code == 401


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS", "POST"])
def test_other_methods_are_not_allowed(client: FlaskClient, method: str) -> None:
    reply = client.open("/api/contact-data", method=method)
    assert reply.status_code == 405
    assert set(reply.headers["Allow"].split(", ")) == {"GET", "HEAD"}
